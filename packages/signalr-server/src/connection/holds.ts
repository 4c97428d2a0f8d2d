/** Reasons not to read a client: as long as there is one, it is held back. */
export class Holds {
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
    this.letGo();
  }

  /** For transports whose sender waits for an answer. */
  whenNone(): Promise<void> {
    if (!this.any) return Promise.resolve();
    return new Promise((resolve) => (this.#waiting ??= []).push(resolve));
  }

  /** Whatever there is to wait for, nobody needs to any more. */
  letGo(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    for (const goOn of waiting ?? []) goOn();
  }
}
