import { useEffect, useState } from 'react';

/** Returns the time of the device in epoch seconds; the server decides by its own. */
export const nowSeconds = (): number => Math.floor(new Date().getTime() / 1000);

const stepMs = 15_000;

/** Returns the time of the device, four times a minute, for countdowns in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(nowSeconds);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowSeconds()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
