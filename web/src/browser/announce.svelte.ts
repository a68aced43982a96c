// This file is the voice of the page for those who hear it: sentences that a screen reader speaks.

class Voice {
  sentence = $state("");

  /** Have a sentence spoken when the screen reader is free. */
  say(sentence: string): void {
    // A sentence that is said twice is heard twice only if the text changes.
    this.sentence = sentence === this.sentence ? `${sentence}\u00a0` : sentence;
  }
}

export const voice = new Voice();

/** Have a sentence spoken by screen readers; nothing is to be seen of it. */
export function announce(sentence: string): void {
  voice.say(sentence);
}
