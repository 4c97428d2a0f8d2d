import type { EventRequest } from '@repo/contracts/requests/event-requests';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useNow } from '@repo/shell/clock/use-now';
import { AccordionTitle } from '@repo/ui/disclosure/accordion-title';
import { Badge } from '@repo/ui/indicators/badge';
import { useTranslation } from 'react-i18next';

/** The header of a request: event, date, host, event id (S-R02), and how long is left to answer. */
export function RequestTitle({ request }: { readonly request: EventRequest }) {
  const { t } = useTranslation('eventRequests');
  const { dayWithWeekday } = useFormats();
  const { eventName, eventDate, user, publicId } = request;
  return (
    <AccordionTitle
      name={eventName}
      line={[dayWithWeekday(eventDate), user.firstName, t('eventId', { id: publicId })].join(' · ')}
    >
      <TimeLeft deadline={request.deadline} />
    </AccordionTitle>
  );
}

const soonSeconds = 4 * 3600;

function TimeLeft({ deadline }: { readonly deadline: number }) {
  const { t } = useTranslation('eventRequests');
  const { duration } = useFormats();
  const left = deadline - useNow();
  return (
    <span>
      <Badge look={left > soonSeconds ? 'neutral' : 'warning'} icon="clock">
        {left > 0 ? t('timeLeft', { time: duration(left) }) : t('overdue')}
      </Badge>
    </span>
  );
}
