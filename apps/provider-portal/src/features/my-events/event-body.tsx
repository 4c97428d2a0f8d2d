import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import type { CheckMove } from '@repo/domain/machine/check-machine';
import { canOpenGallery } from '@repo/domain/order/check-in';
import { providerEventPath } from '@repo/domain/site/dashboard-address';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useAccountId } from '@repo/session/session/use-account-id';
import { saveCalendarFile } from '@repo/shell/calendar/save-calendar-file';
import { useOpenPage } from '@repo/shell/frame/use-open-page';
import { Button } from '@repo/ui/actions/button';
import { ActionTile } from '@repo/ui/tiles/action-tile';
import { TileGrid } from '@repo/ui/tiles/tile-grid';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workTimeOf } from '../../model/work-time.ts';
import { CheckTiles } from './checks/check-tiles.tsx';
import { EventDetailsDialog } from './event-details-dialog.tsx';
import { EventFacts } from './event-facts.tsx';
import classNames from './my-events.module.css';
import { useCheckOf } from './checks/use-check-of.ts';
import { NotCheckedOut } from './checks/not-checked-out.tsx';
import { RecapBriefDialog } from './recap-brief-dialog.tsx';
import { ShotList } from './shot-list.tsx';

type EventBodyProps = { readonly event: ProviderEvent; readonly onCheck: (move: CheckMove) => void };

/** Everything about an accepted event, with what is needed at the venue first (T-R02, T-R10). */
export function EventBody({ event, onCheck }: EventBodyProps) {
  const shots = event.shortList.split(',').flatMap((shot) => (shot.trim() === '' ? [] : [shot.trim()]));
  return (
    <div className={classNames['body']}>
      <NotCheckedOut event={event} />
      <CheckTiles event={event} onCheck={onCheck} />
      <EventFacts event={event} />
      <SaveToCalendar event={event} />
      {shots.length === 0 ? null : <ShotList eventId={event.id} shots={shots} />}
      <EventTiles event={event} />
    </div>
  );
}

function EventTiles({ event }: { readonly event: ProviderEvent }) {
  const { t } = useTranslation('providerEvents');
  const [opened, setOpened] = useState<'details' | 'recap'>();
  const close = (): void => setOpened(undefined);
  const openPage = useOpenPage();
  const isGalleryOpen = canOpenGallery(useCheckOf(event).check);
  return (
    <TileGrid>
      {event.isReelExist ? (
        <ActionTile
          icon="play"
          label={t('actions.recap')}
          hint={t('hints.recap')}
          onChoose={() => setOpened('recap')}
        />
      ) : null}
      <ActionTile
        icon="file"
        label={t('actions.details')}
        hint={t('hints.details')}
        onChoose={() => setOpened('details')}
      />
      <ActionTile icon="message" label={t('actions.messages')} disabledReason={t('reasons.messagesLater')} />
      <ActionTile
        icon="image"
        label={t('actions.gallery')}
        hint={t('hints.gallery')}
        href={providerEventPath('Gallery', event.id)}
        onChoose={() => openPage(providerEventPath('Gallery', event.id))}
        disabledReason={isGalleryOpen ? undefined : t('reasons.galleryClosed')}
      />
      {opened === 'details' ? <EventDetailsDialog eventId={event.id} onClose={close} /> : null}
      {opened === 'recap' ? <RecapBriefDialog eventId={event.id} onClose={close} /> : null}
    </TileGrid>
  );
}

function SaveToCalendar({ event }: { readonly event: ProviderEvent }) {
  const { t } = useTranslation('providerEvents');
  const { moment, endTimeOf } = useFormats();
  const providerId = useAccountId();
  const time = workTimeOf(event);
  return (
    <div>
      <Button
        look="secondary"
        icon="calendar"
        onClick={() =>
          saveCalendarFile({
            // The same as in the mail of the acceptance, so that a calendar has the event once.
            id: `${event.publicId}-${providerId}`,
            ...time,
            title: event.eventName,
            place: event.eventLocation[0]?.currentLocation ?? '',
            details: `${moment(time.startsAtSeconds)} – ${endTimeOf(time)}`,
          })
        }
      >
        {t('calendar')}
      </Button>
    </div>
  );
}
