/** Yields items until they end or the signal aborts; then the pending next item is not awaited. */
export async function* untilAborted<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  signal: AbortSignal,
): AsyncGenerator<Item, void, undefined> {
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  let stop = (): void => undefined;
  const onAbort = (): void => stop();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    while (!signal.aborted) {
      const next = await new Promise<IteratorResult<Item> | null>((resolve, reject) => {
        stop = () => resolve(null);
        Promise.resolve(iterator.next()).then(resolve, reject);
      });
      if (next === null || next.done === true) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    if (signal.aborted) void letGo(iterator);
  }
}

async function letGo(iterator: Iterator<unknown> | AsyncIterator<unknown>): Promise<void> {
  try {
    await iterator.return?.();
  } catch {
    // There is no one left to report to.
  }
}
