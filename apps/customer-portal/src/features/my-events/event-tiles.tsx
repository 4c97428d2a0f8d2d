import { addRecapToCart } from '@repo/cart/addition-cart';
import type { HostEvent } from '@repo/contracts/events/host-events';
import { addRecapBlockOf, canPressMessageBoard } from '@repo/domain/order/event-actions';
import type { ListedEvent } from '@repo/domain/order/event-actions';
import type { HostList } from '@repo/domain/order/event-lists';
import { bookAgainPath } from '@repo/cart/book-again-address';
import { cancellationDeadlinesOf } from '@repo/domain/refund/refund-terms';
import { eventTabPath } from '@repo/domain/site/dashboard-address';
import type { EventTab } from '@repo/domain/site/dashboard-address';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { leaveFor } from '@repo/session/session/leave-for';
import { useOpenPage } from '@repo/shell/frame/use-open-page';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { ActionTile } from '@repo/ui/tiles/action-tile';
import { TileGrid } from '@repo/ui/tiles/tile-grid';
import { useTranslation } from 'react-i18next';
import { bookedEventOf } from '../../model/booked-event.ts';
import { eventTabIcons } from '../../model/event-tab-icons.ts';
import { cancelBlockOf } from './cancelling/cancel-block.ts';

const pages = ['Extend', 'Tip', 'Gallery', 'Invoice', 'Review'] as const satisfies readonly EventTab[];

type EventTilesProps = { readonly event: HostEvent; readonly onCancel: () => void };

/** What a cancelled event no longer has. */
const pagesOfProviders: ReadonlySet<EventTab> = new Set(['Extend', 'Tip', 'Review']);

/** The actions of an event (J-R06); one that cannot be used says why. */
export function EventTiles({ event, list, onCancel }: EventTilesProps & { readonly list: HostList }) {
  const { t } = useTranslation('hostEvents');
  const openPage = useOpenPage();
  const listed: ListedEvent = {
    status: event.status,
    hasRecap: event.isReelExist,
    isCancelAllowed: event.isCancelEventAllowed,
  };
  const linkTo = (tab: EventTab) => {
    const href = eventTabPath(event.id, tab);
    return { href, onChoose: () => openPage(href) };
  };
  return (
    <TileGrid>
      {pages.map((tab) => (
        <ActionTile
          key={tab}
          icon={eventTabIcons[tab]}
          label={t(`tiles.${tab}`)}
          {...linkTo(tab)}
          disabledReason={
            event.status === 'cancel' && pagesOfProviders.has(tab) ? t('tiles.eventCancelled') : undefined
          }
        />
      ))}
      <RecapTile event={event} listed={listed} />
      <ActionTile
        icon={eventTabIcons.MessageBoard}
        label={t('tiles.MessageBoard')}
        disabledReason={t(canPressMessageBoard(listed) ? 'tiles.messagesLater' : 'tiles.noMessages')}
      />
      {list === 'upcoming' ? null : <AgainTile event={event} />}
      <CancelTile event={event} onCancel={onCancel} />
    </TileGrid>
  );
}

type RecapTileProps = { readonly event: HostEvent; readonly listed: ListedEvent };

/** Leads to the brief of a recap in the booking, or says why the event gets none (J-R06, J-R10). */
function RecapTile({ event, listed }: RecapTileProps) {
  const { t } = useTranslation('hostEvents');
  const dispatch = useAppDispatch();
  const block = addRecapBlockOf(listed);
  return (
    <ActionTile
      icon="play"
      label={t('tiles.recap')}
      disabledReason={block === null ? undefined : t(`tiles.${block}`)}
      onChoose={() => {
        addRecapToCart(bookedEventOf(event));
        dispatch(leaveFor('/event_booking?step=recap'));
      }}
    />
  );
}

/** Leads to the booking, which is filled in with this event for another day. */
function AgainTile({ event }: { readonly event: HostEvent }) {
  const { t } = useTranslation('hostEvents');
  const dispatch = useAppDispatch();
  const href = bookAgainPath(event.id);
  return (
    <ActionTile
      icon="retry"
      label={t('tiles.again')}
      hint={t('tiles.againHint')}
      href={href}
      onChoose={() => dispatch(leaveFor(href))}
    />
  );
}

/** Says until when the event can be cancelled, or why it cannot (J-R07). */
function CancelTile({ event, onCancel }: EventTilesProps) {
  const { t } = useTranslation('hostEvents');
  const { moment } = useFormats();
  const block = cancelBlockOf(event);
  const { cancelUntilSeconds } = cancellationDeadlinesOf(event.sbstartTime);
  return (
    <ActionTile
      icon="close"
      label={t('tiles.cancel')}
      hint={t('tiles.cancelUntil', { time: moment(cancelUntilSeconds) })}
      disabledReason={block === undefined ? undefined : t(`tiles.${block}`)}
      onChoose={onCancel}
    />
  );
}
