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
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { Button } from '@repo/ui/actions/button';
import { Checkbox } from '@repo/ui/choices/checkbox';
import { Accordion } from '@repo/ui/disclosure/accordion';
import { CopyField } from '@repo/ui/facts/copy-field';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { UploadArea } from '@repo/upload/upload-area';
import { useUploads } from '@repo/upload/use-uploads';
import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHostEventQuery } from '../../model/api/host-event.ts';
import { allowEarlyUse } from '../../model/allow-early-use.ts';
import classNames from './event-gallery.module.css';

type Consents = {
  /** What the host agrees to, between the share link and what depends on it. */
  readonly consents: ReactNode;
};

type EventGalleryProps = Consents & { readonly eventId: number };

/** The gallery of an event for its host: share link, upload and files (L-R01). */
export function EventGallery({ eventId, consents }: EventGalleryProps) {
  const { t } = useTranslation('gallery');
  const of = useMemo(() => ({ kind: 'host' as const, eventId }), [eventId]);
  const gallery = useEventGallery(of);
  return (
    <AsyncState state={useLoadable(gallery)} onRetry={gallery.refetch} loadingLabel={t('loading')}>
      {(loaded) => <HostGallery of={of} gallery={loaded} consents={consents} />}
    </AsyncState>
  );
}

type HostGalleryProps = Consents & {
  readonly of: { readonly kind: 'host'; readonly eventId: number };
  readonly gallery: LoadedGallery;
};

const viewer: Viewer = { kind: 'host' };

function HostGallery({ of, gallery, consents }: HostGalleryProps) {
  const dispatch = useAppDispatch();
  const preview = useOpenedInAddress('file');
  const { progress } = useUploads();
  const nowSeconds = useNow();
  const { event } = gallery;
  return (
    <div className={classNames['gallery']}>
      <div className={classNames['top']}>
        <Sharing eventId={of.eventId} event={event} consents={consents} />
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

type SharingProps = Consents & { readonly eventId: number; readonly event: LoadedGallery['event'] };

/** The share link and what may be done with the photos; on a phone, a button opens them above the photos. */
function Sharing({ eventId, event, consents }: SharingProps) {
  const { t } = useTranslation('gallery');
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
        <Permissions eventId={eventId} event={event} consents={consents} />
      </div>
    </div>
  );
}

/** What the host agrees to, closed at first, so that the photos begin higher up. */
function Permissions({ eventId, event, consents }: SharingProps) {
  const { t } = useTranslation('gallery');
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState<readonly string[]>([]);
  // Without the consent, no photo comes on a profile, early or late.
  const isUseDenied = useHostEventQuery(eventId).data?.isConsentForMarketing === false;
  return (
    <Accordion
      level={2}
      open={open}
      onChange={setOpen}
      sections={[
        {
          id: 'permissions',
          title: t('host.permissions'),
          content: (
            <>
              {consents}
              {isUseDenied ? null : (
                <Checkbox
                  label={t('host.earlyUse')}
                  hint={t('host.earlyUseHint', { days: deliveryLimits.profileEmbargoDays })}
                  checked={event.isEarlyProfileUseAllowed ?? false}
                  onChange={({ target }) => void dispatch(allowEarlyUse(eventId, target.checked))}
                />
              )}
            </>
          ),
        },
      ]}
    />
  );
}
