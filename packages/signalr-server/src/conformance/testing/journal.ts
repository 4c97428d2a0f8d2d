import { until } from './until.ts';

/** Records what methods of the exam hub did, and holds the gates that some wait at. */
export class Journal {
  readonly entries: string[] = [];
  readonly #open = new Set<string>();
  readonly #waiting = new Map<string, (() => void)[]>();

  write(entry: string): void {
    this.entries.push(entry);
  }

  count(entry: string): number {
    return this.entries.filter((each) => each === entry).length;
  }

  has(entry: string): Promise<void> {
    return until(`the journal says "${entry}"`, () => this.entries.includes(entry));
  }

  begins(beginning: string): Promise<void> {
    return until(`the journal says "${beginning}…"`, () =>
      this.entries.some((entry) => entry.startsWith(beginning)),
    );
  }

  waitAt(gate: string): Promise<void> {
    if (this.#open.has(gate)) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.set(gate, [...(this.#waiting.get(gate) ?? []), resolve]);
    });
  }

  /** Opens a gate, which then stays open. */
  open(gate: string): void {
    this.#open.add(gate);
    for (const resume of this.#waiting.get(gate) ?? []) resume();
    this.#waiting.delete(gate);
  }
}
