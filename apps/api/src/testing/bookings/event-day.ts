import { wallClockOf } from '@repo/domain/time/wall-clock';

/** The day on which something begins in Toronto, as the wire carries days: its midnight in UTC. */
export const calendarDayOf = (epochSeconds: number): number => wallClockOf(epochSeconds).day;
