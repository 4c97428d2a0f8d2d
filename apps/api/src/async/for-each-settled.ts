import { failureReason } from '../failure-reason.ts';

/**
 * Runs work for one item after the other until the signal aborts. An item that fails does not stop the others; the
 * failures are thrown together at the end.
 */
export async function forEachSettled<Item>(
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
