import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useFileName, ratioOf } from '../shown-file.ts';
import { GridCell } from './grid-cell.tsx';
import { movedTo } from './grid-keys.ts';
import classNames from './gallery-grid.module.css';
import { heightOf, justifiedRows, rowsWithin } from './justified-rows.ts';
import type { GridRow } from './justified-rows.ts';
import { useCellPresses } from './use-cell-presses.ts';
import { useVisiblePart } from './use-visible-part.ts';

type GalleryGridProps = {
  readonly label: string;
  readonly files: readonly GalleryFile[];
  readonly selected: ReadonlySet<number>;
  readonly favourites: ReadonlySet<number>;
  readonly isSelectable: (file: GalleryFile) => boolean;
  readonly onToggle: (file: GalleryFile) => void;
  readonly onExtend: (file: GalleryFile) => void;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onOpen: (file: GalleryFile) => void;
};

const gapPx = 8;
const narrowPx = 560;
const rowHeightPx = { narrow: 130, wide: 210 };

/**
 * The files in rows of equal heights; only the rows near the window are in the page, so that it stays fast with
 * thousands of files. One file takes the Tab key, arrows move between files.
 */
export function GalleryGrid(props: GalleryGridProps) {
  const { label, files, selected, favourites, isSelectable } = props;
  const nameOf = useFileName();
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const part = useVisiblePart(element);
  const gridWidth = part?.width;
  const rows = useMemo(
    () =>
      gridWidth === undefined
        ? []
        : justifiedRows(files.map(ratioOf), {
            width: gridWidth,
            gap: gapPx,
            targetHeight: gridWidth < narrowPx ? rowHeightPx.narrow : rowHeightPx.wide,
          }),
    [files, gridWidth],
  );
  const { active, onKeyDown, onFocus } = useActiveFile(element, rows, props);
  const withFile = (use: (file: GalleryFile) => void) => (index: number) => {
    const file = files[index];
    if (file !== undefined) use(file);
  };
  const presses = useCellPresses({
    isSelecting: selected.size > 0,
    onOpen: withFile(props.onOpen),
    onToggle: withFile(props.onToggle),
    onExtend: withFile(props.onExtend),
  });
  return (
    <div
      ref={setElement}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable
      aria-rowcount={rows.length}
      className={classNames['grid']}
      style={{ blockSize: heightOf(rows) }}
      {...presses}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {rowsToShow(rows, part, active).map(([rowIndex, row]) => (
        <div
          key={rowIndex}
          role="row"
          aria-rowindex={rowIndex + 1}
          className={classNames['row']}
          style={{ insetBlockStart: row.top, blockSize: row.height }}
        >
          {row.files.map(({ index, left, width }) => {
            const file = files[index];
            return file === undefined ? null : (
              <GridCell
                key={file.id}
                file={file}
                index={index}
                left={left}
                width={width}
                height={row.height}
                name={nameOf(file, index, files.length)}
                isActive={index === active}
                isSelected={selected.has(file.id)}
                isSelectable={isSelectable(file)}
                isFavourite={favourites.has(file.id)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Returns the rows near the window, and the row of the file that has the focus or takes the Tab key. */
function rowsToShow(
  rows: readonly GridRow[],
  part: { readonly top: number; readonly bottom: number } | undefined,
  active: number,
): readonly (readonly [number, GridRow])[] {
  if (part === undefined) return [];
  const { from, to } = rowsWithin(rows, part);
  return [...rows.entries()].filter(
    ([index, { files }]) => (index >= from && index < to) || files.some((file) => file.index === active),
  );
}

/** Keeps the file that takes the Tab key, and handles the keys of the grid. */
function useActiveFile(
  element: HTMLDivElement | null,
  rows: readonly GridRow[],
  { files, onToggle, onExtend, onSelectAll, onClear, onOpen }: GalleryGridProps,
) {
  const [chosen, setChosen] = useState(0);
  const mustFocus = useRef(false);
  const active = Math.max(0, Math.min(chosen, files.length - 1));
  useEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    const cell = element?.querySelector<HTMLElement>(`[data-index="${active}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest' });
  }, [element, active]);
  const moveTo = (target: number, isRange: boolean): void => {
    mustFocus.current = target !== active;
    setChosen(target);
    const file = files[target];
    if (isRange && file !== undefined) onExtend(file);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const file = files[active];
    const isCommand = event.ctrlKey || event.metaKey;
    const target = movedTo(rows, active, event.key, isCommand);
    if (target !== undefined) moveTo(target, event.shiftKey);
    else if (event.key === 'Enter' && file !== undefined) onOpen(file);
    else if (event.key === ' ' && file !== undefined) (event.shiftKey ? onExtend : onToggle)(file);
    else if (event.key.toLowerCase() === 'a' && isCommand) onSelectAll();
    else if (event.key === 'Escape') return onClear();
    else return;
    event.preventDefault();
  };
  const onFocus = ({ target }: { readonly target: EventTarget }): void => {
    if (target instanceof HTMLElement && target.dataset['index'] !== undefined)
      setChosen(Number(target.dataset['index']));
  };
  return { active, onKeyDown, onFocus };
}
