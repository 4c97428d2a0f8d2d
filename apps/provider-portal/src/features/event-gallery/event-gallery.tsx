import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import type { Viewer } from '@repo/domain/gallery/file-rights';
import type { CheckState } from '@repo/domain/machine/check-machine';
import { canCheckOut } from '@repo/domain/order/check-in';
import { isUploadBusy } from '@repo/domain/upload/upload-queue';
import { useEventGallery } from '@repo/gallery/api/use-event-gallery';
import { GalleryView } from '@repo/gallery/gallery-view';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useNow } from '@repo/shell/clock/use-now';
import { useOpenedInAddress } from '@repo/shell/frame/use-opened-in-address';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { Button } from '@repo/ui/actions/button';
import { FactList } from '@repo/ui/facts/fact-list';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { UploadArea } from '@repo/upload/upload-area';
import { useUploads } from '@repo/upload/use-uploads';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AddToProfile } from './add-to-profile.tsx';
import classNames from './event-gallery.module.css';

type EventGalleryProps = {
  readonly event: ProviderEvent;
  readonly check: CheckState;
  readonly onCheckOut: () => void;
};

/** The gallery of an event for its provider: upload, files and check-out (U-R01). */
export function EventGallery({ event, check, onCheckOut }: EventGalleryProps) {
  const { t } = useTranslation('gallery');
  const { dayWithWeekday } = useFormats();
  const dispatch = useAppDispatch();
  const providerId = useAccountId();
  const of = useMemo(
    () => ({ kind: 'provider' as const, eventId: event.id, providerId }),
    [event.id, providerId],
  );
  const viewer = useMemo(
    (): Viewer => ({ kind: 'provider', checkedOutAtSeconds: event.checkedOutAt }),
    [event.checkedOutAt],
  );
  const gallery = useEventGallery(of);
  const preview = useOpenedInAddress('file');
  const { progress } = useUploads();
  const nowSeconds = useNow();
  return (
    <div className={classNames['gallery']}>
      <FactList
        isCompact
        facts={[
          { label: t('provider.event'), value: event.eventName },
          { label: t('provider.date'), value: dayWithWeekday(event.eventDate) },
          { label: t('provider.eventId'), value: event.publicId },
        ]}
      />
      <CheckOut check={check} onCheckOut={onCheckOut} />
      <UploadArea target={{ eventId: event.id, eventName: event.eventName, providerId }} />
      <AsyncState state={useLoadable(gallery)} onRetry={gallery.refetch} loadingLabel={t('loading')}>
        {(loaded) => (
          <GalleryView
            of={of}
            gallery={loaded}
            viewer={viewer}
            nowSeconds={nowSeconds}
            isBusy={isUploadBusy(progress.percent)}
            preview={preview}
            onSuccess={(key) => dispatch(actionSucceeded(key))}
            FileActions={AddToProfile}
          />
        )}
      </AsyncState>
    </div>
  );
}

/** Checkout, enabled only when checked in (T-R07). */
function CheckOut({ check, onCheckOut }: Omit<EventGalleryProps, 'event'>) {
  const { t } = useTranslation('gallery');
  const id = useId();
  const canPress = canCheckOut(check);
  return (
    <div className={classNames['check-out']}>
      <Button
        look="secondary"
        icon="check-circle"
        aria-disabled={canPress ? undefined : true}
        aria-describedby={canPress ? undefined : id}
        onClick={canPress ? onCheckOut : undefined}
      >
        {t('provider.checkOut')}
      </Button>
      {canPress ? null : <p id={id}>{t('provider.reasons.checkedOut')}</p>}
    </div>
  );
}
