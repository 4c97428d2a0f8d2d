import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import type { CheckMove } from '@repo/domain/machine/check-machine';
import type { ProviderList } from '@repo/domain/order/event-lists';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useAccountId } from '@repo/session/session/use-account-id';
import { leftTheList } from '@repo/shell/paging/left-the-list';
import { ListPages } from '@repo/shell/paging/list-pages';
import { useNamedEvent } from '@repo/shell/paging/use-named-event';
import { usePage } from '@repo/shell/paging/use-page';
import { withNamed } from '@repo/shell/paging/with-named';
import { Accordion } from '@repo/ui/disclosure/accordion';
import type { AccordionProps } from '@repo/ui/disclosure/accordion';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMyEventsQuery } from '../../model/api/my-events.ts';
import { useWaitingChecks } from '../../model/venue/use-waiting-checks.ts';
import type { WaitingCheck } from '../../model/venue/waiting-checks.ts';
import { CheckDialog } from './checks/check-dialog.tsx';
import { CheckNote } from './checks/check-note.tsx';
import { EventBody } from './event-body.tsx';
import { EventTitle } from './event-title.tsx';
import { MovedEventNote } from './moved-event-note.tsx';
import classNames from './my-events.module.css';
import type { CheckOutcome } from './checks/use-check.ts';

type EventListProps = {
  readonly tab: ProviderList;
  /** The event that the address names; shown first where the page does not have it. */
  readonly named: ProviderEvent | undefined;
};

/**
 * One of the two lists; it is loaded again whenever its tab is opened (T-R01). All events are closed at first, but for
 * the one that the address names.
 */
export function EventList({ tab, named }: EventListProps) {
  const { t } = useTranslation('providerEvents');
  const { moment } = useFormats();
  const providerId = useAccountId();
  const page = usePage();
  const wanted = useNamedEvent()?.toString();
  const [open, setOpen] = useState<readonly string[]>(wanted === undefined ? [] : [wanted]);
  const query = useMyEventsQuery({ providerId, tab, page }, { refetchOnMountOrArgChange: true });
  const loadable = useLoadable(query);
  const storedAtSeconds = query.data?.storedAtSeconds;
  // Read from this device, because the server was not reached.
  const shown: typeof loadable =
    storedAtSeconds === undefined ? loadable : { status: 'offline', data: query.data };
  const waitingChecks = useWaitingChecks();
  const [outcome, setOutcome] = useState<CheckOutcome>();
  const left = leftTheList(open, query.data && withNamed(query.data.items, named));
  return (
    <div className={classNames['list']}>
      {outcome === undefined || isOver(outcome, waitingChecks) ? null : (
        <CheckNote key={`${outcome.kind} ${outcome.event}`} outcome={outcome} />
      )}
      {left.map((id) => (
        <MovedEventNote key={id} eventId={id} from={tab} />
      ))}
      <AsyncState
        state={shown}
        onRetry={() => void query.refetch()}
        loadingLabel={t('loading')}
        age={storedAtSeconds === undefined ? undefined : t('storedAt', { time: moment(storedAtSeconds) })}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState icon="calendar" title={t('empty')}>
            <p>{t(`emptyHint.${tab}`)}</p>
          </EmptyState>
        }
      >
        {({ items, total }) => (
          <>
            <Events
              events={withNamed(items, named)}
              wanted={wanted}
              open={open}
              onChange={setOpen}
              onChecked={(done) => {
                if (done.kind === 'checkOut') setOpen(open.filter((id) => id !== String(done.eventId)));
                setOutcome(done);
              }}
            />
            <ListPages total={total} />
          </>
        )}
      </AsyncState>
    </div>
  );
}

/** Whether a check that waited has been sent or refused since, which is told in its own place. */
const isOver = ({ kind, event }: CheckOutcome, checks: readonly WaitingCheck[]): boolean =>
  (kind === 'checkInWaits' || kind === 'checkOutWaits') &&
  !checks.some((check) => kind === `${check.move}Waits` && check.event === event && check.refusal === null);

type EventsProps = Pick<AccordionProps, 'wanted' | 'open' | 'onChange'> & {
  readonly events: readonly ProviderEvent[];
  readonly onChecked: (outcome: CheckOutcome) => void;
};

function Events({ events, wanted, open, onChange, onChecked }: EventsProps) {
  const [asked, setAsked] = useState<{ readonly id: number; readonly move: CheckMove }>();
  const askedEvent = events.find(({ id }) => id === asked?.id);
  return (
    <>
      <Accordion
        level={2}
        open={open}
        onChange={onChange}
        wanted={wanted}
        sections={events.map((event) => ({
          id: String(event.id),
          title: <EventTitle event={event} />,
          content: <EventBody event={event} onCheck={(move) => setAsked({ id: event.id, move })} />,
        }))}
      />
      {asked === undefined || askedEvent === undefined ? null : (
        <CheckDialog
          event={askedEvent}
          move={asked.move}
          onCancel={() => setAsked(undefined)}
          onChecked={(outcome) => {
            setAsked(undefined);
            onChecked(outcome);
          }}
        />
      )}
    </>
  );
}
