/** Collects items and waits for more. */
export class Inbox<Item> {
  readonly items: Item[] = [];
  readonly #waiting = new Set<() => void>();

  readonly take = (item: Item): void => {
    this.items.push(item);
    for (const look of this.#waiting) look();
  };

  /** Resolves once the condition holds for the items. */
  until(holds: (items: readonly Item[]) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds(this.items)) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  count(least: number): Promise<void> {
    return this.until(({ length }) => length >= least);
  }
}
