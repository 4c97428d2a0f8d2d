import type { PlannedEvent } from '@repo/domain/request/calendar-clash';
import type { ProviderSchedule } from '@repo/domain/schedule/provider-schedule';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useMemo } from 'react';
import { useMyEventsQuery } from './api/my-events.ts';
import { useOwnScheduleQuery } from './api/own-schedule.ts';
import { scheduleOfWire } from './schedule-of-wire.ts';
import { workTimeOf } from './work-time.ts';

type OwnCalendar = { readonly schedule: ProviderSchedule; readonly events: readonly PlannedEvent[] };

/** Returns the own schedule with the accepted events, or what is known instead. */
export function useOwnCalendar(): OwnCalendar | 'loading' | 'failed' {
  const providerId = useAccountId();
  const schedule = useOwnScheduleQuery(providerId);
  const upcoming = useMyEventsQuery({ providerId, tab: 'upcoming' });
  return useMemo(() => {
    if (schedule.data !== undefined && upcoming.data !== undefined)
      return {
        schedule: scheduleOfWire(schedule.data),
        events: upcoming.data.items.map((event) => ({
          id: event.id,
          name: event.eventName,
          ...workTimeOf(event),
        })),
      };
    return schedule.isError || upcoming.isError ? 'failed' : 'loading';
  }, [schedule.data, schedule.isError, upcoming.data, upcoming.isError]);
}
