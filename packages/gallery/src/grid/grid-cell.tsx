import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';
import { Icon } from '@repo/ui/icon';
import { Photo } from '@repo/ui/media/photo';
import { srcSetOf } from '@repo/ui/media/sized-image';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOf } from '../api/change-files.ts';
import { clockOf } from '../shown-file.ts';
import classNames from './gallery-grid.module.css';

type GridCellProps = {
  readonly file: GalleryFile;
  readonly index: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly isSelectable: boolean;
  readonly isFavourite: boolean;
};

/** A file of the grid. Its place is reserved before its image is loaded. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { file, index, left, width, height, name, isActive, isSelected, isSelectable, isFavourite } = props;
  const { t } = useTranslation('gallery');
  // In the order in which the cell shows them.
  const states = [
    ...(file.state === 'ready' ? [] : [t(`states.${file.state}`)]),
    ...(file.durationSeconds === null ? [] : [clockOf(file.durationSeconds)]),
    ...(file.isLocked ? [t('states.locked')] : []),
    ...(isFavourite ? [t('states.favourite')] : []),
  ];
  return (
    <div
      role="gridcell"
      aria-label={[name, ...states].join(', ')}
      aria-selected={isSelectable ? isSelected : undefined}
      tabIndex={isActive ? 0 : -1}
      data-index={index}
      className={classNames['cell']}
      style={{
        insetInlineStart: left,
        inlineSize: width,
        blockSize: height,
        ...(file.placeholder !== null && { backgroundImage: `url("${file.placeholder}")` }),
      }}
    >
      <CellImage file={file} width={width} height={height} />
      {isSelectable ? (
        <span aria-hidden data-tick className={classNames['tick']}>
          <Icon name={isSelected ? 'check' : 'circle'} size={20} />
        </span>
      ) : null}
      <span aria-hidden className={classNames['badges']}>
        {file.durationSeconds === null ? null : (
          <span className={classNames['badge']}>
            <Icon name="play" size={16} />
            {clockOf(file.durationSeconds)}
          </span>
        )}{' '}
        {file.isLocked ? (
          <span className={classNames['badge']}>
            <Icon name="lock" size={16} />
            {t('badges.locked')}
          </span>
        ) : null}
        {isFavourite ? (
          <span className={classNames['badge']}>
            <Icon name="heart" size={16} isFilled />
          </span>
        ) : null}
      </span>
    </div>
  );
});

/** Empty, because the accessible name of the cell already describes the image. */
const emptyAlt = '';

type CellImageProps = Pick<GridCellProps, 'file' | 'width' | 'height'>;

/** The image of a file; its state while it is being prepared or broken; an icon for a video without a poster. */
function CellImage({ file, width, height }: CellImageProps) {
  const { t } = useTranslation('gallery');
  // A video that is being prepared can be played already.
  if (file.state === 'broken' || (file.state === 'working' && kindOf(file) === 'image'))
    return (
      <span aria-hidden className={classNames['words']}>
        <Icon name={file.state === 'working' ? 'clock' : 'alert'} size={24} />
        {t(`states.${file.state}`)}
      </span>
    );
  if (file.thumbnailUrl === '')
    return (
      <span aria-hidden className={classNames['words']}>
        <Icon name="play" size={32} />
      </span>
    );
  return (
    <Photo
      src={file.thumbnailUrl}
      srcSet={srcSetOf(file.sizes)}
      sizes={`${Math.ceil(width)}px`}
      width={Math.round(width)}
      height={Math.round(height)}
      alt={emptyAlt}
      draggable={false}
    />
  );
}
