import type { ProviderList } from '@repo/domain/order/event-lists';
import { providerEventPath } from '@repo/domain/site/dashboard-address';
import { MovedNote } from '@repo/shell/paging/moved-note';
import { useTranslation } from 'react-i18next';
import { useProviderEvent } from '../../model/use-provider-event.ts';

type MovedEventNoteProps = { readonly eventId: number; readonly from: ProviderList };

/** Says which list has an event now that has left the other while it was open, as after a check-out on another device. */
export function MovedEventNote({ eventId, from }: MovedEventNoteProps) {
  const { t } = useTranslation('providerEvents');
  const found = useProviderEvent(eventId).data?.found;
  if (found === undefined || found.list === from) return null;
  const event = found.event.eventName;
  return (
    <MovedNote
      text={t('moved', { event, list: t(`tabs.${found.list}`) })}
      to={providerEventPath('MyEvents', eventId)}
      linkText={t('openMoved', { event })}
    />
  );
}
