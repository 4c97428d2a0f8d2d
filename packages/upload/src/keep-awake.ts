/** Keeps the screen on where the browser can, until the returned function is called; a phone that sleeps stops sending. */
export function keepAwake(): () => void {
  const stop = new AbortController();
  let lock: WakeLockSentinel | undefined;
  const request = async (): Promise<void> => {
    // Older browsers have no wake lock, whatever the types say.
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    const granted = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (stop.signal.aborted) void granted?.release();
    else lock = granted;
  };
  // A hidden page loses its lock.
  document.addEventListener('visibilitychange', () => void request(), { signal: stop.signal });
  void request();
  return () => {
    stop.abort();
    void lock?.release();
  };
}
