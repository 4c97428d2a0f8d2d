import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { mapUrl } from '@repo/shell/site/map-url';
import { TextLink } from '@repo/ui/actions/text-link';
import { FactList } from '@repo/ui/facts/fact-list';
import { useTranslation } from 'react-i18next';
import { phoneUrl } from '../../model/shown/phone-url.ts';
import { useHours } from '../../model/shown/use-hours.ts';
import { usePay } from '../../model/shown/use-pay.ts';
import { writtenPhone } from '../../model/shown/written-phone.ts';
import { extraHoursOf } from '../../model/work-time.ts';

/** What was booked, in the order of the specs (T-R02). */
export function EventFacts({ event }: { readonly event: ProviderEvent }) {
  const { t } = useTranslation('providerEvents');
  const { dayWithWeekday, timeOfDay } = useFormats();
  const pay = usePay();
  const duration = useDuration(event);
  const { user, contactName, phoneNumber } = event;
  return (
    <FactList
      facts={[
        { label: t('facts.type'), value: event.eventType.name },
        { label: t('facts.host'), value: `${user.firstName} ${user.lastName}`.trim() },
        { label: t('facts.date'), value: dayWithWeekday(event.eventDate) },
        { label: t('facts.duration'), value: duration },
        { label: t('facts.start'), value: timeOfDay(event.eventStartTime) },
        { label: t('facts.providerStart'), value: timeOfDay(event.sbstartTime) },
        { label: t('facts.shots'), value: event.shortList === '' ? undefined : event.shortList },
        { label: t('facts.address'), value: <Place event={event} /> },
        { label: t('facts.canShare'), value: t(event.isGallerySharedPermission ? 'yes' : 'no') },
        ...(contactName === null ? [] : [{ label: t('facts.contactName'), value: contactName }]),
        ...(phoneNumber === null ? [] : [{ label: t('facts.phone'), value: <Phone number={phoneNumber} /> }]),
        { label: t('facts.pay'), value: `${pay(event.payEstimate)} · ${t('payHint')}` },
      ]}
    />
  );
}

/** Returns the duration in words, and by how much it was extended. */
function useDuration(event: ProviderEvent): string {
  const { t } = useTranslation('providerEvents');
  const hours = useHours();
  const extra = extraHoursOf(event);
  const duration = hours(event.duration + extra);
  return extra === 0 ? duration : t('extended', { duration, extra: hours(extra) });
}

function Place({ event }: { readonly event: ProviderEvent }) {
  const { t } = useTranslation('providerEvents');
  const address = event.eventLocation[0]?.currentLocation ?? '';
  return (
    <>
      <p>{address}</p>
      <TextLink href={mapUrl(address)} opensNewTab>
        {t('map')}
      </TextLink>
    </>
  );
}

function Phone({ number }: { readonly number: string }) {
  return <TextLink href={phoneUrl(number)}>{writtenPhone(number)}</TextLink>;
}
