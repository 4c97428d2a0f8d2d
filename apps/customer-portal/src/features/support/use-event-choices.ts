import { useFormats } from '@repo/i18n/formats/use-formats';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useTranslation } from 'react-i18next';
import { useHostEventsQuery } from '../../model/api/host-events.ts';

type EventChoices = {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Whether some may follow. */
  readonly isLoading: boolean;
};

/** Returns the own events that a message can be about, as far as they are loaded: the latest hundred of each list. */
export function useEventChoices(): EventChoices {
  const { t } = useTranslation('support');
  const { dayWithWeekday } = useFormats();
  const hostId = useAccountId();
  const lists = [
    useHostEventsQuery({ hostId, list: 'upcoming' }),
    useHostEventsQuery({ hostId, list: 'completed' }),
    useHostEventsQuery({ hostId, list: 'cancel' }),
  ];
  const choices = lists
    .flatMap(({ data }) => data?.items ?? [])
    .map(({ id, eventName, eventDate }) => ({
      value: String(id),
      label: t('form.eventOnDay', { event: eventName, day: dayWithWeekday(eventDate) }),
    }));
  return { choices, isLoading: lists.some(({ isLoading }) => isLoading) };
}
