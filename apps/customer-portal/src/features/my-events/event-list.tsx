import type { HostEvent } from '@repo/contracts/events/host-events';
import type { HostList } from '@repo/domain/order/event-lists';
import { useAccountId } from '@repo/session/session/use-account-id';
import { AppLink } from '@repo/shell/entry/app-link';
import { leftTheList } from '@repo/shell/paging/left-the-list';
import { ListPages } from '@repo/shell/paging/list-pages';
import { useNamedEvent } from '@repo/shell/paging/use-named-event';
import { usePage } from '@repo/shell/paging/use-page';
import { withNamed } from '@repo/shell/paging/with-named';
import { buttonClass } from '@repo/ui/actions/button';
import { Accordion } from '@repo/ui/disclosure/accordion';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHostEventsQuery } from '../../model/api/host-events.ts';
import { CancelDialog } from './cancelling/cancel-dialog.tsx';
import { CancelNote } from './cancelling/cancel-note.tsx';
import type { Cancelled } from './cancelling/use-cancel.ts';
import { useFocusAfterQuestion } from './cancelling/use-focus-after-question.ts';
import { EventBody } from './event-body.tsx';
import { EventTitle } from './event-title.tsx';
import { MovedEventNote } from './moved-event-note.tsx';
import classNames from './my-events.module.css';

type EventListProps = {
  readonly list: HostList;
  /** The event that the address names; shown first where the page does not have it. */
  readonly named: HostEvent | undefined;
};

/**
 * One of the three lists; it is loaded again whenever its tab is opened (J-R02). All events are closed at first, but for
 * the one that the address names.
 */
export function EventList({ list, named }: EventListProps) {
  const { t } = useTranslation('hostEvents');
  const hostId = useAccountId();
  const page = usePage();
  const wanted = useNamedEvent()?.toString();
  const [open, setOpen] = useState<readonly string[]>(wanted === undefined ? [] : [wanted]);
  const query = useHostEventsQuery({ hostId, list, page }, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<HostEvent>();
  const [cancelled, setCancelled] = useState<Cancelled>();
  const part = useFocusAfterQuestion(asked !== undefined);
  const left = leftTheList(open, query.data && withNamed(query.data.items, named));
  return (
    <div ref={part} tabIndex={-1} className={classNames['list']}>
      {cancelled === undefined ? null : <CancelNote key={cancelled.event} {...cancelled} />}
      {left.map((id) => (
        <MovedEventNote key={id} eventId={id} from={list} />
      ))}
      <AsyncState
        state={useLoadable(query)}
        onRetry={() => void query.refetch()}
        loadingLabel={t('loading')}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoEvents list={list} />}
      >
        {({ items, total }) => (
          <div className={classNames['list']}>
            <Accordion
              level={2}
              open={open}
              onChange={setOpen}
              wanted={wanted}
              sections={withNamed(items, named).map((event) => ({
                id: String(event.id),
                title: <EventTitle event={event} />,
                content: <EventBody event={event} list={list} onCancel={() => setAsked(event)} />,
              }))}
            />
            <ListPages total={total} />
          </div>
        )}
      </AsyncState>
      {/* Stays open for an event that has left the list meanwhile, to say why it cannot be cancelled. */}
      {asked === undefined ? null : (
        <CancelDialog
          event={asked}
          onClose={() => setAsked(undefined)}
          onCancelled={(outcome) => {
            setAsked(undefined);
            setOpen(open.filter((id) => id !== String(asked.id)));
            setCancelled(outcome);
          }}
        />
      )}
    </div>
  );
}

function NoEvents({ list }: { readonly list: HostList }) {
  const { t } = useTranslation('hostEvents');
  return (
    <EmptyState
      icon="calendar"
      title={t('empty')}
      actions={
        <AppLink to="/event_booking" className={buttonClass()}>
          {t('book')}
        </AppLink>
      }
    >
      <p>{t(`emptyHint.${list}`)}</p>
    </EmptyState>
  );
}
