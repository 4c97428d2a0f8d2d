import { useFormats } from '@repo/i18n/formats/use-formats';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { FactList } from '@repo/ui/facts/fact-list';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { useTranslation } from 'react-i18next';
import { useHostEventQuery } from '../../model/api/host-event.ts';
import { EventAdditions } from './event-additions.tsx';

type EventHeaderProps = {
  readonly eventId: number;
  /** Whether to show what was added to the event. */
  readonly hasAdditions: boolean;
};

/** Name, date and ID of the event that a page is about (J-R09), in few lines, because its content comes below. */
export function EventHeader({ eventId, hasAdditions }: EventHeaderProps) {
  const { t } = useTranslation('hostEvents');
  const { dayWithWeekday } = useFormats();
  const query = useHostEventQuery(eventId);
  return (
    <AsyncState
      state={useLoadable(query)}
      onRetry={() => void query.refetch()}
      loadingLabel={t('header.loading')}
    >
      {(event) => (
        <>
          <FactList
            isCompact
            facts={[
              { label: t('header.event'), value: event.eventName },
              { label: t('facts.date'), value: dayWithWeekday(event.eventDate) },
              { label: t('facts.eventId'), value: event.publicId },
            ]}
          />
          {hasAdditions ? <EventAdditions event={event} /> : null}
        </>
      )}
    </AsyncState>
  );
}
