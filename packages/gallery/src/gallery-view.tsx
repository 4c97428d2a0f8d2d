import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';
import type { SuccessKey } from '@repo/domain/errors/success-catalogue';
import { canSelect } from '@repo/domain/gallery/file-rights';
import type { Viewer } from '@repo/domain/gallery/file-rights';
import type { GalleryKind } from '@repo/domain/gallery/gallery-kind';
import { useMarks } from '@repo/session/marks/use-marks';
import { Tabs } from '@repo/ui/disclosure/tabs';
import { useCallback, useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { kindOf } from './api/change-files.ts';
import type { GalleryOf } from './api/event-gallery.ts';
import type { LoadedGallery } from './api/use-event-gallery.ts';
import { EmptyTab } from './empty-tab.tsx';
import { GalleryGrid } from './grid/gallery-grid.tsx';
import { GalleryPreview } from './preview/gallery-preview.tsx';
import { useSelection } from './selection/use-selection.ts';
import { GalleryToolbar } from './toolbar/gallery-toolbar.tsx';
import { UndoDelete } from './toolbar/undo-delete.tsx';
import { useFileChanges } from './toolbar/use-file-changes.ts';
import { DeletedFiles } from './trash/deleted-files.tsx';

type GalleryViewProps = {
  readonly of: GalleryOf;
  readonly gallery: LoadedGallery;
  readonly viewer: Viewer;
  readonly nowSeconds: number;
  /** While files are uploaded, nothing is changed (S2§4). */
  readonly isBusy: boolean;
  /** The file that is opened over the page, kept in the address. */
  readonly preview: {
    readonly opened: string | undefined;
    readonly open: (what: string) => void;
    readonly close: () => void;
  };
  readonly onSuccess: (key: SuccessKey) => void;
  /** More actions for the selected files. */
  readonly FileActions?: ComponentType<{ readonly files: readonly GalleryFile[] }>;
};

const kinds: readonly GalleryKind[] = ['image', 'video', 'recap'];
const kindParameter = 'kind';

/** The files of a gallery in three tabs (L-R01), with selection, actions and preview. */
export function GalleryView(props: GalleryViewProps) {
  const { t } = useTranslation('gallery');
  const [parameters, setParameters] = useSearchParams();
  const { totals } = props.gallery;
  const chosen = kinds.find((kind) => kind === parameters.get(kindParameter)) ?? 'image';
  const addressOf = (kind: GalleryKind): string => {
    const next = new URLSearchParams(parameters);
    next.set(kindParameter, kind);
    return `?${next}`;
  };
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={kinds.map((value) => ({
        value,
        label: t(`tabs.${value}`),
        href: addressOf(value),
        count: totals[value],
      }))}
      chosen={chosen}
      onChoose={(kind) => {
        if (kind !== chosen) setParameters(new URLSearchParams(addressOf(kind)));
      }}
    >
      <GalleryTab key={chosen} {...props} kind={chosen} />
    </Tabs>
  );
}

/** One tab; its selection ends when another is opened. */
function GalleryTab(props: GalleryViewProps & { readonly kind: GalleryKind }) {
  const { of, gallery, viewer, nowSeconds, isBusy, preview, onSuccess, FileActions, kind } = props;
  const { t } = useTranslation('gallery');
  const favourites = useMarks('favouriteFiles', gallery.event.publicId);
  const [isFavouritesOnly, setIsFavouritesOnly] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const ofKind = useMemo(() => gallery.files.filter((file) => kindOf(file) === kind), [gallery.files, kind]);
  const files = useMemo(
    () => (isFavouritesOnly ? ofKind.filter(({ id }) => favourites.marked.has(id)) : ofKind),
    [ofKind, isFavouritesOnly, favourites.marked],
  );
  const isSelectable = useCallback((file: GalleryFile) => canSelect(viewer, file), [viewer]);
  const selection = useSelection(files, isSelectable);
  const changes = useFileChanges(of, { onSuccess });
  // The address names only the file that was opened first: browsers refuse changes that come too fast.
  const [shown, setShown] = useState(() => Number(preview.opened));
  const open = (file: GalleryFile, asSlideshow = false): void => {
    setIsPlaying(asSlideshow);
    setShown(file.id);
    preview.open(String(file.id));
  };
  const startSlideshow = (): void => {
    const file = files.find(({ state }) => state === 'ready') ?? files[0];
    if (file !== undefined) open(file, true);
  };
  return (
    <>
      <GalleryToolbar
        viewer={viewer}
        nowSeconds={nowSeconds}
        selection={selection}
        isBusy={isBusy}
        onLock={changes.lock}
        onDelete={(chosen) => {
          selection.clear();
          changes.remove(chosen);
        }}
        onSlideshow={kind === 'image' && files.length > 0 ? startSlideshow : undefined}
        favourites={{ isOnly: isFavouritesOnly, onChange: setIsFavouritesOnly }}
        trash={
          <DeletedFiles
            eventId={of.eventId}
            viewer={viewer}
            nowSeconds={nowSeconds}
            onRestore={changes.restore}
          />
        }
        undo={
          changes.deleted.length === 0 ? null : (
            <UndoDelete
              key={changes.deleted[0]?.id}
              count={changes.deleted.length}
              onUndo={changes.undo}
              onOver={changes.forget}
            />
          )
        }
      >
        {FileActions === undefined ? null : <FileActions files={selection.files} />}
      </GalleryToolbar>
      {files.length === 0 ? (
        <EmptyTab kind={kind} isGalleryEmpty={gallery.files.length === 0} isFiltered={ofKind.length > 0} />
      ) : (
        <GalleryGrid
          label={t(`tabs.${kind}`)}
          files={files}
          selected={selection.ids}
          favourites={favourites.marked}
          isSelectable={isSelectable}
          onToggle={selection.toggle}
          onExtend={selection.extend}
          onSelectAll={selection.selectAll}
          onClear={selection.clear}
          onOpen={(file) => open(file)}
        />
      )}
      <GalleryPreview
        files={files}
        shown={preview.opened === undefined ? undefined : shown}
        viewer={viewer}
        favourites={favourites.marked}
        isPlaying={isPlaying}
        onPlay={setIsPlaying}
        onFavourite={favourites.toggle}
        onMove={setShown}
        onClose={preview.close}
      />
    </>
  );
}
