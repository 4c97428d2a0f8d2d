import { browserStorage } from '@repo/session/storage/browser-storage';
import { storedRecord } from '@repo/session/storage/stored-record';
import { useState } from 'react';

const key = 'favouriteFiles';

function storedFavourites(publicId: string): ReadonlySet<number> {
  const stored = storedRecord(key)[publicId];
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []);
}

/** Keeps the favourites of a gallery on this device. */
export function useFavourites(publicId: string) {
  const [ids, setIds] = useState(() => storedFavourites(publicId));
  const toggle = (id: number): void => {
    const next = new Set(storedFavourites(publicId));
    if (!next.delete(id)) next.add(id);
    browserStorage.write(key, JSON.stringify({ ...storedRecord(key), [publicId]: [...next] }));
    setIds(next);
  };
  return { ids, toggle };
}
