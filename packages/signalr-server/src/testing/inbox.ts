/** What has come, in the order of coming, and a way to wait for more of it. */
export class Inbox<Item> {
  readonly items: Item[] = [];
  readonly #waiting = new Set<() => void>();

  readonly take = (item: Item): void => {
    this.items.push(item);
    for (const look of this.#waiting) look();
  };

  /** Done once it holds true of what has come. */
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
