import { useErrorText } from '@repo/forms/use-error-text';
import { IconButton } from '@repo/ui/actions/icon-button';
import { FieldError } from '@repo/ui/fields/field-error';
import { Icon } from '@repo/ui/icon';
import { Photo } from '@repo/ui/media/photo';
import { Draggable } from 'react-beautiful-dnd';
import { useTranslation } from 'react-i18next';
import { objectUrlOf } from '../object-url.ts';
import { isShown } from './grid-images.ts';
import type { AddedImage, GridImage } from './grid-images.ts';
import classNames from './portfolio-images.module.css';

export type MoveDirection = 'left' | 'right';
export const moveButtonId = (key: string, direction: MoveDirection): string => `${key}-${direction}`;

type ImageCardProps = {
  readonly image: GridImage;
  readonly column: number;
  /** Its place in the grid, counted from 1. */
  readonly number: number;
  readonly total: number;
  readonly onMove: (direction: MoveDirection) => void;
  readonly onRemove: () => void;
};

/** An image that can be dragged, with buttons that do the same. */
export function ImageCard({ image, column, number, total, onMove, onRemove }: ImageCardProps) {
  const { t } = useTranslation('myPortfolio');
  const textOf = useErrorText();
  const label = t('image', { number, total });
  const code = 'code' in image ? image.code : undefined;
  const errorId = `${image.key}-error`;
  return (
    <Draggable draggableId={image.key} index={column}>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <li
          ref={innerRef}
          {...draggableProps}
          data-dragging={isDragging || undefined}
          data-invalid={code === undefined ? undefined : true}
          className={classNames['card']}
        >
          <div {...dragHandleProps} className={classNames['view']}>
            {'file' in image ? (
              <AddedPhoto image={image} label={label} />
            ) : (
              <Photo {...image.image} sizes="(width < 560px) 46vw, 12rem" alt={label} loading="lazy" />
            )}
          </div>
          {'file' in image ? <NewNote image={image} /> : null}
          <div className={classNames['tools']}>
            <IconButton
              id={moveButtonId(image.key, 'left')}
              icon="chevron-left"
              label={t('moveLeft', { number })}
              aria-disabled={number === 1 ? true : undefined}
              onClick={() => onMove('left')}
            />
            <IconButton
              id={moveButtonId(image.key, 'right')}
              icon="chevron-right"
              label={t('moveRight', { number })}
              aria-disabled={number === total ? true : undefined}
              onClick={() => onMove('right')}
            />
            <IconButton
              icon="trash"
              label={t('delete.image', { number })}
              aria-describedby={code === undefined ? undefined : errorId}
              onClick={onRemove}
            />
          </div>
          <FieldError id={errorId} error={code && textOf(code)} />
        </li>
      )}
    </Draggable>
  );
}

function AddedPhoto({ image: { file }, label }: { readonly image: AddedImage; readonly label: string }) {
  if (isShown(file)) return <Photo src={objectUrlOf(file)} alt={label} />;
  return (
    <span className={classNames['unseen']}>
      <Icon name="image" size={32} label={label} />
    </span>
  );
}

/** Tells new images apart, and names those that the browser cannot show. */
function NewNote({ image: { file } }: { readonly image: AddedImage }) {
  const { t } = useTranslation('myPortfolio');
  return (
    <>
      <span className={classNames['new']}>{t('images.new')}</span>
      {isShown(file) ? null : <p className={classNames['name']}>{file.name}</p>}
    </>
  );
}
