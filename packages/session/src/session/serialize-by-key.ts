let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work of the same key one at a time, across all tabs where the browser has locks; otherwise, as without HTTPS,
 * within this page.
 */
export function serializeByKey<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  if ('locks' in navigator) return navigator.locks.request(name, work);
  const turn = last.then(work, work);
  last = turn;
  return turn;
}
