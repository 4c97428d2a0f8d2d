import { secondsPerDay } from '@repo/domain/time/seconds';

/** For how long a used token still works, for concurrent tabs and lost replies. */
const graceMs = 30_000;

const dayMs = secondsPerDay * 1000;
const slidingDays = 30;
const absoluteDays = 90;

export type RefreshRecord = {
  readonly usedAt: Date | null;
  readonly sessionEndedAt: Date | null;
  readonly sessionExpiresAt: Date;
  readonly isAccountActive: boolean;
};

/** `repeat`: return the same successor again. `theft`: the token was used before its grace period. */
export type RefreshVerdict = 'rotate' | 'repeat' | 'theft' | 'over';

export function judgeRefresh(record: RefreshRecord | undefined, nowMs: number): RefreshVerdict {
  if (record === undefined || record.sessionEndedAt !== null || !record.isAccountActive) return 'over';
  if (record.sessionExpiresAt.getTime() <= nowMs) return 'over';
  if (record.usedAt === null) return 'rotate';
  return nowMs - record.usedAt.getTime() <= graceMs ? 'repeat' : 'theft';
}

/** Returns when a session that is used now expires: after 30 days, and at most 90 days after it began. */
export const sessionExpiry = (createdAtMs: number, nowMs: number): Date =>
  new Date(Math.min(nowMs + slidingDays * dayMs, createdAtMs + absoluteDays * dayMs));
