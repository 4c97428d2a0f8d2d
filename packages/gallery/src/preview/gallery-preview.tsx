import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';
import { hasDownloadIcon } from '@repo/domain/gallery/file-rights';
import type { Viewer } from '@repo/domain/gallery/file-rights';
import { IconButton } from '@repo/ui/actions/icon-button';
import { Icon } from '@repo/ui/icon';
import { Lightbox } from '@repo/ui/media/lightbox';
import type { LightboxItem } from '@repo/ui/media/lightbox';
import { srcSetOf } from '@repo/ui/media/sized-image';
import { useTranslation } from 'react-i18next';
import { kindOf } from '../api/change-files.ts';
import { downloadFile } from '../api/download-file.ts';
import { useFileName } from '../shown-file.ts';
import classNames from './gallery-preview.module.css';
import { useSlideshow } from './use-slideshow.ts';

type GalleryPreviewProps = {
  readonly files: readonly GalleryFile[];
  /** The id of the shown file; undefined while closed. */
  readonly shown: number | undefined;
  readonly viewer: Viewer;
  readonly favourites: ReadonlySet<number>;
  /** Whether the slideshow is playing. */
  readonly isPlaying: boolean;
  readonly onPlay: (isPlaying: boolean) => void;
  readonly onFavourite: (id: number) => void;
  readonly onMove: (id: number) => void;
  readonly onClose: () => void;
};

/** Shows the files one by one over the whole window, with previous and next (L-R10). */
export function GalleryPreview(props: GalleryPreviewProps) {
  const { files, shown, isPlaying, onMove, onClose } = props;
  const nameOf = useFileName();
  const found = shown === undefined ? -1 : files.findIndex(({ id }) => id === shown);
  const index = found < 0 ? undefined : found;
  const moveTo = (next: number): void => {
    const file = files[next];
    if (file !== undefined) onMove(file.id);
  };
  useSlideshow({ index, total: files.length, isPlaying, onMove: moveTo });
  const file = files[found];
  return (
    <Lightbox
      items={
        index === undefined ? [] : files.map((each, place) => itemOf(each, nameOf(each, place, files.length)))
      }
      index={index}
      onMove={moveTo}
      onClose={onClose}
      actions={file === undefined ? null : <PreviewActions {...props} file={file} />}
    />
  );
}

function itemOf(file: GalleryFile, alt: string): LightboxItem {
  const shared = { id: String(file.id), alt };
  if (kindOf(file) !== 'image')
    return { ...shared, kind: 'video', src: file.imageUrl, poster: file.thumbnailUrl || undefined };
  return {
    ...shared,
    kind: 'photo',
    src: file.sizes.at(-1)?.url ?? file.imageUrl,
    srcSet: srcSetOf(file.sizes),
  };
}

type PreviewActionsProps = GalleryPreviewProps & { readonly file: GalleryFile };

function PreviewActions(props: PreviewActionsProps) {
  const { file, viewer, favourites, isPlaying, onPlay, onFavourite } = props;
  const { t } = useTranslation('gallery');
  const isFavourite = favourites.has(file.id);
  return (
    <>
      {file.isLocked ? (
        <span className={classNames['locked']}>
          <Icon name="lock" size={16} />
          {t('badges.locked')}
        </span>
      ) : null}
      {kindOf(file) === 'image' ? (
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={t(isPlaying ? 'preview.pause' : 'preview.play')}
          onClick={() => onPlay(!isPlaying)}
        />
      ) : null}
      <IconButton
        icon="heart"
        label={t('preview.favourite')}
        aria-pressed={isFavourite}
        onClick={() => onFavourite(file.id)}
      />
      {hasDownloadIcon(viewer, file) && file.downloadUrl !== null ? (
        <IconButton icon="download" label={t('preview.download')} onClick={() => void downloadFile(file)} />
      ) : null}
    </>
  );
}
