import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import { canOpenGallery } from '@repo/domain/order/check-in';
import { TabPage } from '@repo/shell/frame/tab-page';
import { useNamedEvent } from '@repo/shell/paging/use-named-event';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../features/event-gallery/back-link.tsx';
import { EventGallery } from '../features/event-gallery/event-gallery.tsx';
import { CheckDialog } from '../features/my-events/checks/check-dialog.tsx';
import { CheckNote } from '../features/my-events/checks/check-note.tsx';
import { useCheckOf } from '../features/my-events/checks/use-check-of.ts';
import type { CheckOutcome } from '../features/my-events/checks/use-check.ts';
import { useProviderEvent } from '../model/use-provider-event.ts';

/** The gallery of an event, opened from My events; the address names the event (U-R01). */
export function GalleryPage() {
  const { t } = useTranslation('gallery');
  const eventId = useNamedEvent();
  const query = useProviderEvent(eventId);
  // Kept here, because the event is loaded again when it moves to the other list.
  const [outcome, setOutcome] = useState<CheckOutcome>();
  return (
    <TabPage heading={t('provider.heading')}>
      <BackLink eventId={eventId} />
      {outcome === undefined ? null : (
        <CheckNote key={`${outcome.kind} ${outcome.event}`} outcome={outcome} />
      )}
      <AsyncState
        state={useLoadable(query)}
        onRetry={query.refetch}
        loadingLabel={t('provider.loadingEvent')}
      >
        {({ found }) =>
          found === undefined ? (
            <EmptyState icon="calendar" title={t('provider.notFound')}>
              <p>{t('provider.notFoundHint')}</p>
            </EmptyState>
          ) : (
            <CheckedGallery key={found.event.id} event={found.event} onChecked={setOutcome} />
          )
        }
      </AsyncState>
    </TabPage>
  );
}

type CheckedGalleryProps = {
  readonly event: ProviderEvent;
  readonly onChecked: (outcome: CheckOutcome) => void;
};

/** The gallery from the check-in on, with the check-out (T-R07). */
function CheckedGallery({ event, onChecked }: CheckedGalleryProps) {
  const { t } = useTranslation('gallery');
  const { check } = useCheckOf(event);
  const [isAsking, setIsAsking] = useState(false);
  if (!canOpenGallery(check))
    return (
      <EmptyState icon="clock" title={t('provider.closed')}>
        <p>{t('provider.closedHint')}</p>
      </EmptyState>
    );
  return (
    <>
      <EventGallery event={event} check={check} onCheckOut={() => setIsAsking(true)} />
      {isAsking ? (
        <CheckDialog
          event={event}
          move="checkOut"
          onCancel={() => setIsAsking(false)}
          onChecked={(result) => {
            setIsAsking(false);
            onChecked(result);
          }}
        />
      ) : null}
    </>
  );
}
