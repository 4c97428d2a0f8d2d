import type { HostEvent } from '@repo/contracts/events/host-events';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useAccountId } from '@repo/session/session/use-account-id';
import { Accordion } from '@repo/ui/disclosure/accordion';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { FieldSection } from '@repo/ui/layout/field-section';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHostEventsQuery } from '../../model/api/host-events.ts';
import classNames from './event-consents.module.css';
import { EventConsents } from './event-consents.tsx';

/** What the host agrees to for each event, the upcoming ones first; all of it can be withdrawn. */
export function EventConsentList() {
  const { t } = useTranslation('eventConsents');
  const hostId = useAccountId();
  const upcoming = useHostEventsQuery({ hostId, list: 'upcoming' });
  const completed = useHostEventsQuery({ hostId, list: 'completed' });
  const states = [useLoadable(upcoming), useLoadable(completed)] as const;
  const retry = (): void => {
    void upcoming.refetch();
    void completed.refetch();
  };
  return (
    <FieldSection heading={t('list.heading')} introduction={t('list.introduction')}>
      <AsyncState state={states[0]} onRetry={retry} loadingLabel={t('list.loading')}>
        {(ahead) => (
          <AsyncState state={states[1]} onRetry={retry} loadingLabel={t('list.loading')}>
            {(over) => <Events events={[...ahead.items, ...over.items]} total={ahead.total + over.total} />}
          </AsyncState>
        )}
      </AsyncState>
    </FieldSection>
  );
}

type EventsProps = { readonly events: readonly HostEvent[]; readonly total: number };

function Events({ events, total }: EventsProps) {
  const { t } = useTranslation('eventConsents');
  const { dayWithWeekday } = useFormats();
  const [open, setOpen] = useState<readonly string[]>([]);
  if (events.length === 0) return <p>{t('list.none')}</p>;
  return (
    <div className={classNames['list']}>
      <Accordion
        level={3}
        open={open}
        onChange={setOpen}
        sections={events.map((event) => ({
          id: String(event.id),
          title: (
            <span className={classNames['title']}>
              {event.eventName}
              <span className={classNames['day']}>{dayWithWeekday(event.eventDate)}</span>
            </span>
          ),
          content: <EventConsents event={event} />,
        }))}
      />
      {total > events.length ? <p>{t('list.more')}</p> : null}
    </div>
  );
}
