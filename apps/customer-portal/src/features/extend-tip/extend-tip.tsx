import type { ExtendTipEvent } from '@repo/contracts/events/host-events';
import { eventTabPath } from '@repo/domain/site/dashboard-address';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useOpenPage } from '@repo/shell/frame/use-open-page';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { useTranslation } from 'react-i18next';
import { useHostEventQuery } from '../../model/api/host-event.ts';
import { useAdditionsInCart } from '../../model/use-additions-in-cart.ts';
import { bookedProvidersOf } from './booked-providers.ts';
import type { BookedProvider } from './booked-providers.ts';
import { ChoiceTotal } from './choice-total.tsx';
import { ExtendList } from './extend-list.tsx';
import classNames from './extend-tip.module.css';
import { TipList, tipFieldId } from './tip-list.tsx';
import { useAdditionForm } from './use-addition-form.ts';

type ExtendTipProps = { readonly eventId: number; readonly page: 'Extend' | 'Tip' };

/**
 * The extend page and the tip page of an event (K-R01 to K-R06). What is chosen on one stays when the other is opened,
 * and both go to the cart together. The header of the page shows that the event is loading or has failed to.
 */
export function ExtendTip({ eventId, page }: ExtendTipProps) {
  const { data: event, refetch } = useHostEventQuery(eventId);
  if (event === undefined) return null;
  const reload = async (): Promise<ExtendTipEvent | undefined> => {
    const { data, isError } = await refetch();
    return isError ? undefined : data;
  };
  return <LoadedEvent key={eventId} event={event} page={page} onReload={reload} />;
}

type LoadedEventProps = {
  readonly event: ExtendTipEvent;
  readonly page: ExtendTipProps['page'];
  readonly onReload: () => Promise<ExtendTipEvent | undefined>;
};

const canBeExtended = ({ extensionBlock }: BookedProvider): boolean => extensionBlock === null;
const canBeTipped = ({ tipBlock }: BookedProvider): boolean => tipBlock === null;

function LoadedEvent({ event, page, onReload }: LoadedEventProps) {
  const { lines, otherEvent } = useAdditionsInCart(event.id);
  const providers = bookedProvidersOf(event, lines);
  const openPage = useOpenPage();
  const form = useAdditionForm(providers, onReload, ({ id }) => {
    if (page === 'Tip') document.getElementById(tipFieldId(id))?.focus();
    else openPage(eventTabPath(event.id, 'Tip'));
  });
  if (providers.length === 0) return <NoProvider event={event} />;
  const List = page === 'Extend' ? ExtendList : TipList;
  return (
    <div className={classNames['page']}>
      <List event={event} providers={providers} form={form} />
      <ChoiceTotal
        lines={form.lines}
        providers={providers}
        inCart={lines}
        otherEvent={otherEvent}
        isAnyoneOpen={providers.some(page === 'Extend' ? canBeExtended : canBeTipped)}
        hasChanged={form.hasChanged}
        isBusy={form.isBusy}
        onCheckOut={form.checkOut}
      />
    </div>
  );
}

/** Shown before the first acceptance (K-R03), and for a cancelled event, which has no one left. */
function NoProvider({ event: { status, deadline } }: { readonly event: ExtendTipEvent }) {
  const { t } = useTranslation('extendTip');
  const { moment } = useFormats();
  return (
    <EmptyState icon="clock" title={t(status === 'cancel' ? 'isCancelled' : 'empty')}>
      {typeof deadline === 'number' ? <p>{t('answerBy', { time: moment(deadline) })}</p> : null}
    </EmptyState>
  );
}
