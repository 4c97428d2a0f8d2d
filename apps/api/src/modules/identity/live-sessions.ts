import type { Clock } from '../../ports/clock.ts';

/** A session ended through another process may go on here for this long. */
const rememberedForMs = 5000;
const mostRemembered = 10_000;

export type LiveSessions = {
  readonly isLive: (sessionId: string) => Promise<boolean>;
  /** The session has ended here: from now on it is asked about anew. */
  readonly forget: (sessionId: string) => void;
};

/**
 * Tokens are good for a quarter of an hour by themselves; the session behind one may have ended before. Asking the
 * database for every call would double its work, so that a yes is remembered for a few seconds.
 */
export function liveSessions(
  ask: (sessionId: string, nowMs: number) => Promise<boolean>,
  clock: Clock,
): LiveSessions {
  const liveUntilMs = new Map<string, number>();
  return {
    isLive: async (sessionId) => {
      const nowMs = clock.nowMs();
      if ((liveUntilMs.get(sessionId) ?? 0) > nowMs) return true;
      const isLive = await ask(sessionId, nowMs);
      if (liveUntilMs.size >= mostRemembered) liveUntilMs.clear();
      if (isLive) liveUntilMs.set(sessionId, nowMs + rememberedForMs);
      else liveUntilMs.delete(sessionId);
      return isLive;
    },
    forget: (sessionId) => void liveUntilMs.delete(sessionId),
  };
}
