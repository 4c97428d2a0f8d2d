import type { Clock } from '../../../ports/clock.ts';

/** For how long a session that another process ended may stay valid here. */
const cachedForMs = 5000;
const maxCached = 10_000;

export type LiveSessions = {
  readonly isLive: (sessionId: string) => Promise<boolean>;
  /** Removes sessions that this process has ended from the cache. */
  readonly forget: (sessionIds: readonly string[]) => void;
};

/**
 * Checks whether the session of a token is live, because it may end before the token expires. Caches live sessions for a
 * few seconds, so that calls do not all query the database.
 */
export function liveSessions(
  queryIsLive: (sessionId: string, nowMs: number) => Promise<boolean>,
  clock: Clock,
): LiveSessions {
  const liveUntilMs = new Map<string, number>();
  let endings = 0;
  return {
    isLive: async (sessionId) => {
      const nowMs = clock.nowMs();
      if ((liveUntilMs.get(sessionId) ?? 0) > nowMs) return true;
      const endingsBefore = endings;
      const isLive = await queryIsLive(sessionId, nowMs);
      if (liveUntilMs.size >= maxCached) liveUntilMs.clear();
      // A session that ended during the query may be this one, so the result is not cached.
      if (isLive && endings === endingsBefore) liveUntilMs.set(sessionId, nowMs + cachedForMs);
      else liveUntilMs.delete(sessionId);
      return isLive;
    },
    forget: (sessionIds) => {
      endings += 1;
      for (const sessionId of sessionIds) liveUntilMs.delete(sessionId);
    },
  };
}
