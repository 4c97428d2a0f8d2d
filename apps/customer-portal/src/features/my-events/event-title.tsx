import type { HostEvent } from '@repo/contracts/events/host-events';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { AccordionTitle } from '@repo/ui/disclosure/accordion-title';
import { Badge } from '@repo/ui/indicators/badge';
import { useTranslation } from 'react-i18next';

/** The header of an event: name and date (J-R05), and what it waits for. */
export function EventTitle({ event }: { readonly event: HostEvent }) {
  const { t } = useTranslation('hostEvents');
  const { dayWithWeekday } = useFormats();
  return (
    <AccordionTitle name={event.eventName} line={dayWithWeekday(event.eventDate)}>
      {event.status === 'pending' ? <Badge icon="clock">{t('waiting')}</Badge> : null}
    </AccordionTitle>
  );
}
