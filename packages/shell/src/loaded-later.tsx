import { Suspense, lazy, memo, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * A page, or a part of one, that is loaded when it is first shown, or ahead of that by `load`. `Waiting` stands in its
 * place until it is there; without one, whatever it is in waits.
 */
export function loadedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType,
) {
  let loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(async () => ({ default: await load() }));
  const Part = memo((props: Props) => {
    // The same for as long as it is shown: React would take another one for another page, and begin it anew.
    const [Loaded] = useState(() => loaded);
    // No boundary around what is here: at the first change beside it, React would take up its picture in one go.
    if (Loaded !== undefined) return <Loaded {...props} />;
    if (Waiting === undefined) return <Lazy {...props} />;
    return (
      <Suspense fallback={<Waiting />}>
        <Lazy {...props} />
      </Suspense>
    );
  });
  const loadAhead = async (): Promise<void> => {
    loaded ??= await load();
  };
  return Object.assign(Part, { load: loadAhead });
}
