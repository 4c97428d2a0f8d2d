import { failureReason } from './failure-reason.ts';

/**
 * Does one piece of a sweep after another. One that fails keeps nobody else waiting: it is thrown when all the others
 * have had their turn.
 */
export async function doEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    if (signal.aborted) return;
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 0) return;
  const message = `${failures.length} of ${items.length} failed, the first with ${failureReason(failures[0])}`;
  throw new AggregateError(failures, message);
}
