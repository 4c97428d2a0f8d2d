/** A used token is good for so long more, because tabs and lost answers ask twice. */
const graceMs = 30_000;

const dayMs = 86_400_000;
const slidingDays = 30;
const absoluteDays = 90;

export type RefreshRecord = {
  readonly usedAt: Date | null;
  readonly sessionEndedAt: Date | null;
  readonly sessionExpiresAt: Date;
  readonly isAccountActive: boolean;
};

/** `repeat`: the answer is the one that was given already. `theft`: two people have the token. */
export type RefreshVerdict = 'rotate' | 'repeat' | 'theft' | 'over';

/** What a refresh with this token comes to. */
export function judgeRefresh(record: RefreshRecord | undefined, nowMs: number): RefreshVerdict {
  if (record === undefined || record.sessionEndedAt !== null || !record.isAccountActive) return 'over';
  if (record.sessionExpiresAt.getTime() <= nowMs) return 'over';
  if (record.usedAt === null) return 'rotate';
  return nowMs - record.usedAt.getTime() <= graceMs ? 'repeat' : 'theft';
}

/** A session that is used goes on for a month at a time, and for three at the most. */
export const sessionExpiry = (createdAtMs: number, nowMs: number): Date =>
  new Date(Math.min(nowMs + slidingDays * dayMs, createdAtMs + absoluteDays * dayMs));
