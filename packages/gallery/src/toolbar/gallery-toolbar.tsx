import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';
import { canDelete, canLock } from '@repo/domain/gallery/file-rights';
import type { Viewer } from '@repo/domain/gallery/file-rights';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Button } from '@repo/ui/actions/button';
import { Toggle } from '@repo/ui/actions/toggle';
import { scrollRowClassName } from '@repo/ui/layout/scroll-row';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../api/download-file.ts';
import type { useSelection } from '../selection/use-selection.ts';
import classNames from './gallery-toolbar.module.css';
import { ReasonedButton } from './reasoned-button.tsx';

type GalleryToolbarProps = {
  readonly viewer: Viewer;
  readonly nowSeconds: number;
  readonly selection: ReturnType<typeof useSelection>;
  /** While files are uploaded, nothing is changed (S2§4). */
  readonly isBusy: boolean;
  readonly onLock: (files: readonly GalleryFile[], isLocked: boolean) => void;
  readonly onDelete: (files: readonly GalleryFile[]) => void;
  /** Undefined where no photos are shown. */
  readonly onSlideshow: (() => void) | undefined;
  readonly favourites: { readonly isOnly: boolean; readonly onChange: (isOnly: boolean) => void };
  /** More actions for the selected files. */
  readonly children: ReactNode;
  /** Opens what was deleted. */
  readonly trash: ReactNode;
  /** Takes the place of the number of selected files. */
  readonly undo: ReactNode;
};

/** The actions for the selected files (L-R04), always in the same places; one that cannot be used says why. */
export function GalleryToolbar(props: GalleryToolbarProps) {
  const { selection, onSlideshow, favourites, children, trash, undo } = props;
  const { t } = useTranslation('gallery');
  const { fileSize } = useFormats();
  const [reason, setReason] = useState<string>();
  const bytes = selection.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return (
    <div role="toolbar" aria-label={t('toolbar.label')} className={classNames['toolbar']}>
      <div className={`${scrollRowClassName} ${classNames['buttons']}`}>
        <Button
          look="secondary"
          size="small"
          disabled={!selection.hasAny}
          onClick={() => (selection.isAll ? selection.clear() : selection.selectAll())}
        >
          {t(selection.isAll ? 'toolbar.selectNone' : 'toolbar.selectAll')}
        </Button>
        <ChangeButtons {...props} onReason={setReason} />
        {children}
        <Toggle size="small" isPressed={favourites.isOnly} onToggle={favourites.onChange}>
          {t('toolbar.favourites')}
        </Toggle>
        {onSlideshow === undefined ? null : (
          <Button look="quiet" size="small" icon="play" onClick={onSlideshow}>
            {t('toolbar.slideshow')}
          </Button>
        )}
      </div>
      <div className={classNames['line']}>
        <div className={classNames['words']}>
          <p role="status">
            {reason !== undefined
              ? reason
              : selection.files.length === 0
                ? t('toolbar.hint')
                : t('toolbar.selected', { count: selection.files.length, size: fileSize(bytes) })}
          </p>
          {undo}
        </div>
        {trash}
      </div>
    </div>
  );
}

type ChangeButtonsProps = GalleryToolbarProps & { readonly onReason: (reason: string | undefined) => void };

function ChangeButtons(props: ChangeButtonsProps) {
  const { viewer, nowSeconds, selection, isBusy, onLock, onDelete, onReason } = props;
  const { t } = useTranslation('gallery');
  const { files } = selection;
  const [first, ...others] = files;
  const isUnlock = files.length > 0 && files.every(({ isLocked }) => isLocked);
  const blockOf = (isAllowed: (file: GalleryFile) => boolean, refusal: 'notOwnLock' | 'notOwnDelete') => {
    if (isBusy) return t('reasons.busy');
    if (files.length === 0) return t('reasons.none');
    return files.every(isAllowed) ? undefined : t(`reasons.${refusal}`);
  };
  const downloadBlock =
    first === undefined
      ? t('reasons.none')
      : others.length > 0
        ? t('reasons.oneDownload')
        : first.downloadUrl === null
          ? t('reasons.noDownload')
          : undefined;
  return (
    <>
      <ReasonedButton
        icon="trash"
        reason={blockOf((file) => canDelete(viewer, file, nowSeconds), 'notOwnDelete')}
        onReason={onReason}
        onChoose={() => onDelete(files)}
      >
        {t('toolbar.delete')}
      </ReasonedButton>
      <ReasonedButton
        icon="download"
        reason={downloadBlock}
        onReason={onReason}
        onChoose={() => {
          if (first !== undefined) void downloadFile(first);
        }}
      >
        {t('toolbar.download')}
      </ReasonedButton>
      <ReasonedButton
        icon={isUnlock ? 'unlock' : 'lock'}
        reason={blockOf((file) => canLock(viewer, file), 'notOwnLock')}
        onReason={onReason}
        onChoose={() => onLock(files, !isUnlock)}
      >
        {t(isUnlock ? 'toolbar.unlock' : 'toolbar.lock')}
      </ReasonedButton>
    </>
  );
}
