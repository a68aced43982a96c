// This file is the link that lets somebody into the team of a seat: "#team=2.word" behind the address of a table.

/** An invitation into the team of a seat. */
export interface TeamInvitation {
  seat: number;
  word: string;
}

const HASH = /^(?<seat>\d{1,2})\.(?<word>[\w-]{22})$/;

/** Reads the invitation of an address; null when there is none. */
export function parseInvitation(hash: string): TeamInvitation | null {
  const groups = HASH.exec(new URLSearchParams(hash.replace(/^#/, "")).get("team") ?? "")?.groups;
  return groups?.seat && groups.word ? { seat: Number(groups.seat), word: groups.word } : null;
}

/** Writes the part of an address that invites into the team of a seat. */
export function formatInvitation({ seat, word }: TeamInvitation): string {
  return `#team=${seat}.${word}`;
}
