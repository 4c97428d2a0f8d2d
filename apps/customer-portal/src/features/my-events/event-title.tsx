import type { HostEvent } from '@repo/contracts/events/host-events';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Badge } from '@repo/ui/indicators/badge';
import { useTranslation } from 'react-i18next';
import classNames from './my-events.module.css';

/** The header of an event: name and date (J-R05), and what it waits for. */
export function EventTitle({ event }: { readonly event: HostEvent }) {
  const { t } = useTranslation('hostEvents');
  const { dayWithWeekday } = useFormats();
  return (
    <span className={classNames['title']}>
      <span className={classNames['name']}>{event.eventName}</span>
      <span className={classNames['line']}>{dayWithWeekday(event.eventDate)}</span>
      {event.status === 'pending' ? <Badge icon="clock">{t('waiting')}</Badge> : null}
    </span>
  );
}
