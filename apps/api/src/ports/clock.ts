import { secondsPerDay } from '@repo/domain/time/seconds';

/** The only source of time, so that tests and the sandbox can move it. */
export type Clock = { readonly nowMs: () => number };

export const nowSecondsOf = ({ nowMs }: Clock): number => Math.floor(nowMs() / 1000);

/** Returns the time that was a number of days, of 24 hours each, before now. */
export const daysAgo = ({ nowMs }: Clock, days: number): Date =>
  new Date(nowMs() - days * secondsPerDay * 1000);
