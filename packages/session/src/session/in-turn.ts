let last: Promise<unknown> = Promise.resolve();

/**
 * Does one thing of a name at a time, over all tabs of the browser where it can lock; otherwise, as on pages without
 * HTTPS, within this page.
 */
export function inTurn<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  if ('locks' in navigator) return navigator.locks.request(name, work);
  const turn = last.then(work, work);
  last = turn;
  return turn;
}
