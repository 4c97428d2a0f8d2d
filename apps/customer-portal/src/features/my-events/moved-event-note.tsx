import { hostListOf } from '@repo/domain/order/event-lists';
import type { HostList } from '@repo/domain/order/event-lists';
import { hostEventPath } from '@repo/domain/site/dashboard-address';
import { MovedNote } from '@repo/shell/paging/moved-note';
import { useTranslation } from 'react-i18next';
import { useHostEventQuery } from '../../model/api/host-event.ts';

type MovedEventNoteProps = { readonly eventId: number; readonly from: HostList };

/** Says which list has an event now that has left another while it was open: it is over, or was cancelled elsewhere. */
export function MovedEventNote({ eventId, from }: MovedEventNoteProps) {
  const { t } = useTranslation('hostEvents');
  const { data: moved } = useHostEventQuery(eventId);
  const list = moved && hostListOf(moved.status);
  if (list === undefined || list === from) return null;
  const event = moved?.eventName;
  return (
    <MovedNote
      text={t('moved', { event, list: t(`tabs.${list}`) })}
      to={hostEventPath(eventId)}
      linkText={t('openMoved', { event })}
    />
  );
}
