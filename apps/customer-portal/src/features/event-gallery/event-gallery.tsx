import type { Viewer } from '@repo/domain/gallery/file-rights';
import { sharedGalleryPath } from '@repo/gallery/api/shared-gallery-path';
import { deliveryLimits } from '@repo/domain/limits';
import { isUploadBusy } from '@repo/domain/upload/upload-queue';
import type { LoadedGallery } from '@repo/gallery/api/use-event-gallery';
import { useEventGallery } from '@repo/gallery/api/use-event-gallery';
import { GalleryView } from '@repo/gallery/gallery-view';
import { useNow } from '@repo/shell/clock/use-now';
import { useOpenedInAddress } from '@repo/shell/frame/use-opened-in-address';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import { useLoadable } from '@repo/shell/server-data/use-loadable';
import { Button } from '@repo/ui/actions/button';
import { Checkbox } from '@repo/ui/choices/checkbox';
import { CopyField } from '@repo/ui/facts/copy-field';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { UploadArea } from '@repo/upload/upload-area';
import { useUploads } from '@repo/upload/use-uploads';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allowEarlyUse } from '../../model/allow-early-use.ts';
import { useHostDispatch } from '../../model/store/use-host-dispatch.ts';
import classNames from './event-gallery.module.css';

type EventGalleryProps = { readonly eventId: number };

/** The gallery of an event for its host: share link, upload and files (L-R01). */
export function EventGallery({ eventId }: EventGalleryProps) {
  const { t } = useTranslation('gallery');
  const of = useMemo(() => ({ kind: 'host' as const, eventId }), [eventId]);
  const gallery = useEventGallery(of);
  return (
    <AsyncState state={useLoadable(gallery)} onRetry={gallery.refetch} loadingLabel={t('loading')}>
      {(loaded) => <HostGallery of={of} gallery={loaded} />}
    </AsyncState>
  );
}

type HostGalleryProps = {
  readonly of: { readonly kind: 'host'; readonly eventId: number };
  readonly gallery: LoadedGallery;
};

const viewer: Viewer = { kind: 'host' };

function HostGallery({ of, gallery }: HostGalleryProps) {
  const dispatch = useHostDispatch();
  const preview = useOpenedInAddress('file');
  const { progress } = useUploads();
  const nowSeconds = useNow();
  const { event } = gallery;
  return (
    <div className={classNames['gallery']}>
      <div className={classNames['top']}>
        <Sharing eventId={of.eventId} event={event} />
        <UploadArea target={{ eventId: of.eventId, eventName: event.eventName }} />
      </div>
      <GalleryView
        of={of}
        gallery={gallery}
        viewer={viewer}
        nowSeconds={nowSeconds}
        isBusy={isUploadBusy(progress.percent)}
        preview={preview}
        onSuccess={(key) => dispatch(actionSucceeded(key))}
      />
    </div>
  );
}

type SharingProps = { readonly eventId: number; readonly event: LoadedGallery['event'] };

/** The share link and what providers may do with the photos; on a phone, a button opens them above the photos. */
function Sharing({ eventId, event }: SharingProps) {
  const { t } = useTranslation('gallery');
  const dispatch = useHostDispatch();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classNames['sharing']}>
      <div className={classNames['opener']}>
        <Button
          look="secondary"
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('host.sharing')}
        </Button>
      </div>
      <div id={id} data-closed={isOpen ? undefined : true} className={classNames['share']}>
        <CopyField
          label={t('host.share')}
          hint={t('host.shareHint')}
          value={`${globalThis.location.origin}${sharedGalleryPath(event.publicId)}`}
          buttonText={t('host.copy')}
        />
        <Checkbox
          label={t('host.earlyUse')}
          hint={t('host.earlyUseHint', { days: deliveryLimits.profileEmbargoDays })}
          checked={event.isEarlyProfileUseAllowed ?? false}
          onChange={({ target }) => void dispatch(allowEarlyUse(eventId, target.checked))}
        />
      </div>
    </div>
  );
}
