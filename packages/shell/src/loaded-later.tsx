import { lazy, useState } from 'react';
import type { ComponentType } from 'react';

/** A page, or a part of one, that is loaded when it is first shown, or ahead of that by `load`. */
export function loadedLater(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: await load() }));
  const Part = () => {
    // The same for as long as it is shown: React would take another one for another page, and begin it anew.
    const [View] = useState(() => loaded ?? Lazy);
    return <View />;
  };
  const loadAhead = async (): Promise<void> => {
    loaded ??= await load();
  };
  return Object.assign(Part, { load: loadAhead });
}
