// This file is the dealer once more: every draw of a finished match computed again from its revealed seed.
// Web Crypto is missing on plain-HTTP addresses of a home network, so SHA-256 and HMAC come from a library.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { DiceProof, Draw, Lot } from "../wire/message";

const TICKETS = 2n ** 64n;
const TICKET_BYTES = 8;
const SEED_DIGITS = 64;
/** How many draws are computed before the screen may be drawn again. */
const DRAWS_AT_ONCE = 64;

/** The SHA-256 of a seed, both in hexadecimal; null when the seed is no seed. */
export function commitmentOf(seed: string): string | null {
  return isSeed(seed) ? bytesToHex(sha256(hexToBytes(seed))) : null;
}

/** Somebody who draws lots as the server's provable dealer does. */
export class ProvableDealer {
  private readonly seed: Uint8Array;
  private readonly salts: string;
  private draws = 0;

  constructor(seed: string, salts: readonly string[]) {
    this.seed = hexToBytes(seed);
    this.salts = saltDigest(salts);
  }

  /** Draw a whole number from 0 to count - 1; an attempt that would favour some of them is passed over. */
  below(count: bigint): bigint {
    this.draws += 1;
    const fair = TICKETS - (TICKETS % count);
    for (let attempt = 0; ; attempt += 1) {
      const message = `great-circle draw ${this.draws} attempt ${attempt} salts ${this.salts}`;
      const digest = hmac(sha256, this.seed, utf8ToBytes(message));
      const ticket = BigInt(`0x${bytesToHex(digest.subarray(0, TICKET_BYTES))}`);
      if (ticket < fair) return ticket % count;
    }
  }

  /** Draw one of the lots by its weight, and tell which, counted from 0. */
  draw(lots: readonly Lot[]): number {
    let ticket = this.below(lots.reduce((total, lot) => total + BigInt(lot.weight), 0n));
    return lots.findIndex((lot) => {
      ticket -= BigInt(lot.weight);
      return ticket < 0n;
    });
  }
}

/** The SHA-256 of all salts in hexadecimal, a line each. */
export function saltDigest(salts: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(salts.map((salt) => bytesToHex(utf8ToBytes(salt))).join("\n"))));
}

/** A draw, and which of its lots the seed gives. */
export interface CheckedDraw {
  draw: Draw;
  computed: number;
  isRight: boolean;
}

export type DiceFault =
  /** What the server says now is not the hash of the seed. */
  | "seed-does-not-fit"
  /** The server now shows another commitment than it did before the match. */
  | "commitment-changed"
  | "draw-differs";

/** What the check has found. */
export interface Finding {
  /** The hash of the revealed seed; null when it is no seed at all. */
  computedCommitment: string | null;
  /** Whether the commitment that this browser saw before the match is the one shown now; null when it saw none. */
  isRemembered: boolean | null;
  draws: CheckedDraw[];
  faults: DiceFault[];
}

/** Compute every draw again; tells how far it has come, and lets the screen be drawn in between. */
export async function checkDice(
  dice: DiceProof,
  remembered: string | null,
  tell: (done: number) => void = () => {},
  rest: () => Promise<void> = nextTask,
): Promise<Finding> {
  const computedCommitment = commitmentOf(dice.seed);
  const isRemembered = remembered === null ? null : sameDigits(remembered, dice.commitment);
  const faults: DiceFault[] = [];
  if (isRemembered === false) faults.push("commitment-changed");
  if (computedCommitment === null || !sameDigits(computedCommitment, dice.commitment)) {
    return { computedCommitment, isRemembered, draws: [], faults: [...faults, "seed-does-not-fit"] };
  }
  const dealer = new ProvableDealer(dice.seed, dice.salts);
  const draws: CheckedDraw[] = [];
  for (const draw of dice.draws) {
    const computed = dealer.draw(draw.lots);
    draws.push({ draw, computed, isRight: computed === draw.drawn });
    if (draws.length % DRAWS_AT_ONCE === 0) {
      tell(draws.length);
      await rest();
    }
  }
  tell(draws.length);
  if (draws.some((each) => !each.isRight)) faults.push("draw-differs");
  return { computedCommitment, isRemembered, draws, faults };
}

function isSeed(text: string): boolean {
  return text.length === SEED_DIGITS && /^[0-9a-f]+$/i.test(text);
}

function sameDigits(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
