import { browserStorage } from '@repo/session/storage/browser-storage';
import { storedRecord } from '@repo/session/storage/stored-record';

const key = 'tickedShots';

/** Returns the shots of an event that are ticked on this device. */
export function tickedShots(eventId: number): readonly string[] {
  const stored = storedRecord(key)[eventId];
  return Array.isArray(stored) ? stored.filter((shot) => typeof shot === 'string') : [];
}

export const storeTickedShots = (eventId: number, shots: readonly string[]): void =>
  browserStorage.write(key, JSON.stringify({ ...storedRecord(key), [eventId]: shots }));
