import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';
import { useMemo, useState } from 'react';
import { allOf, emptySelection, extendedTo, keptOf, toggled } from './selection.ts';

/** Keeps the selected files of a tab; `shown` are those that are shown, in their order. */
export function useSelection(shown: readonly GalleryFile[], isSelectable: (file: GalleryFile) => boolean) {
  const [selection, setSelection] = useState(emptySelection);
  const selectable = useMemo(
    () => shown.filter((file) => isSelectable(file)).map(({ id }) => id),
    [shown, isSelectable],
  );
  // Files that were deleted or filtered out are not selected any more.
  const kept = keptOf(selection, selectable);
  if (kept !== selection) setSelection(kept);
  const canSelect = ({ id }: GalleryFile): boolean => selectable.includes(id);
  return {
    ids: kept.ids,
    files: useMemo(() => shown.filter(({ id }) => kept.ids.has(id)), [shown, kept.ids]),
    isAll: selectable.length > 0 && kept.ids.size === selectable.length,
    hasAny: selectable.length > 0,
    toggle: (file: GalleryFile): void => {
      if (canSelect(file)) setSelection(toggled(kept, file.id));
    },
    extend: (file: GalleryFile): void => {
      if (canSelect(file)) setSelection(extendedTo(kept, selectable, file.id));
    },
    selectAll: (): void => setSelection(allOf(selectable)),
    clear: (): void => setSelection(emptySelection),
  };
}
