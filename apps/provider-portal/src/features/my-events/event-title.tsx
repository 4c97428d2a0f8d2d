import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { AccordionTitle } from '@repo/ui/disclosure/accordion-title';
import { Badge } from '@repo/ui/indicators/badge';
import { useTranslation } from 'react-i18next';
import { useCheckOf } from './checks/use-check-of.ts';

export function EventTitle({ event }: { readonly event: ProviderEvent }) {
  const { t } = useTranslation('providerEvents');
  const { dayWithWeekday, timeOfDay } = useFormats();
  const { check, waitingSince } = useCheckOf(event);
  const isWaiting = Object.keys(waitingSince).length > 0;
  return (
    <AccordionTitle
      name={event.eventName}
      line={[dayWithWeekday(event.eventDate), timeOfDay(event.sbstartTime), event.user.firstName].join(' · ')}
    >
      {check === 'created' ? null : (
        <Badge look={check === 'checkIn' ? 'primary' : 'neutral'} icon="check">
          {t(`state.${check}`)}
        </Badge>
      )}
      {isWaiting ? (
        <Badge look="warning" icon="clock">
          {t('state.waits')}
        </Badge>
      ) : null}
    </AccordionTitle>
  );
}
