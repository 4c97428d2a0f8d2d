import { useEffect, useRef, useState } from 'react';
import { DragDropContext, Droppable } from 'react-beautiful-dnd';
import type { DraggableLocation, ResponderProvided } from 'react-beautiful-dnd';
import { useTranslation } from 'react-i18next';
import type { GridImage } from './grid-images.ts';
import { ImageCard, moveButtonId } from './image-card.tsx';
import type { MoveDirection } from './image-card.tsx';
import classNames from './portfolio-images.module.css';
import { useColumns } from './use-columns.ts';

type ImageGridProps = {
  readonly grid: readonly GridImage[];
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (image: GridImage) => void;
};

/** The images in rows. Each is moved by dragging, by the keys of the library, or by its buttons (X-R01). */
export function ImageGrid({ grid, onMove, onRemove }: ImageGridProps) {
  const { t } = useTranslation('myPortfolio');
  const frame = useRef<HTMLDivElement>(null);
  const columns = useColumns(frame);
  const [moved, setMoved] = useState<{ readonly key: string; readonly direction: MoveDirection }>();
  const total = grid.length;
  const rows = Array.from({ length: Math.ceil(total / columns) }, (_, row) =>
    grid.slice(row * columns, (row + 1) * columns),
  );
  const indexOf = ({ droppableId, index }: DraggableLocation): number =>
    Number(droppableId) * columns + index;
  /** A row that an image of an earlier row enters has moved up by one. */
  const targetOf = (source: DraggableLocation, destination: DraggableLocation): number =>
    indexOf(destination) - (Number(source.droppableId) < Number(destination.droppableId) ? 1 : 0);
  const announce = (
    source: DraggableLocation,
    destination: DraggableLocation | null | undefined,
    { announce: say }: ResponderProvided,
    key: 'over' | 'dropped',
  ): void => {
    const number = indexOf(source) + 1;
    if (!destination) return say(t('drag.outside', { number }));
    say(t(`drag.${key}`, { number, place: targetOf(source, destination) + 1, total }));
  };
  // The card may have moved to another row, which mounts it again.
  useEffect(() => {
    if (moved !== undefined) document.getElementById(moveButtonId(moved.key, moved.direction))?.focus();
  }, [moved]);
  const moveByButton = (index: number, direction: MoveDirection): void => {
    const to = direction === 'left' ? index - 1 : index + 1;
    const key = grid[index]?.key;
    if (key === undefined || to < 0 || to >= total) return;
    onMove(index, to);
    setMoved({ key, direction });
  };
  const movedTo = grid.findIndex(({ key }) => key === moved?.key);
  return (
    <div ref={frame} className={classNames['frame']} data-columns={columns}>
      <p role="status" className="visually-hidden">
        {movedTo < 0 ? null : t('moved', { place: movedTo + 1, total })}
      </p>
      <DragDropContext
        dragHandleUsageInstructions={t('drag.usage')}
        onDragStart={({ source }, { announce: say }) =>
          say(t('drag.lifted', { number: indexOf(source) + 1, total }))
        }
        onDragUpdate={({ source, destination }, provided) => announce(source, destination, provided, 'over')}
        onDragEnd={({ source, destination }, provided) => {
          announce(source, destination, provided, 'dropped');
          if (destination) onMove(indexOf(source), targetOf(source, destination));
        }}
      >
        {rows.map((row, rowIndex) => (
          // A row is its position; the images have keys.
          // eslint-disable-next-line react/no-array-index-key
          <Droppable key={rowIndex} droppableId={String(rowIndex)} direction="horizontal">
            {(provided) => (
              <ul ref={provided.innerRef} {...provided.droppableProps} className={classNames['row']}>
                {row.map((image, column) => (
                  <ImageCard
                    key={image.key}
                    image={image}
                    column={column}
                    number={rowIndex * columns + column + 1}
                    total={total}
                    onMove={(direction) => moveByButton(rowIndex * columns + column, direction)}
                    onRemove={() => onRemove(image)}
                  />
                ))}
                {provided.placeholder}
              </ul>
            )}
          </Droppable>
        ))}
      </DragDropContext>
    </div>
  );
}
