/** Counts the reasons to stop reading from a client, and pauses it while there is at least one. */
export class ReadPauses {
  readonly #change: (isHeld: boolean) => void;
  #count = 0;
  #waiting: (() => void)[] | null = null;

  constructor(change: (isHeld: boolean) => void) {
    this.#change = change;
  }

  get any(): boolean {
    return this.#count > 0;
  }

  add(): void {
    this.#count += 1;
    if (this.#count === 1) this.#change(true);
  }

  remove(): void {
    this.#count -= 1;
    if (this.#count > 0) return;
    this.#change(false);
    this.releaseAll();
  }

  /** Resolves when no reason is left, for transports whose sender waits for a response. */
  whenNone(): Promise<void> {
    if (!this.any) return Promise.resolve();
    return new Promise((resolve) => (this.#waiting ??= []).push(resolve));
  }

  /** Releases all waiting senders. */
  releaseAll(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    for (const resume of waiting ?? []) resume();
  }
}
