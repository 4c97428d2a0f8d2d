import type { Clock } from '../../../ports/clock.ts';

/** A session ended through another process may go on here for this long. */
const rememberedForMs = 5000;
const mostRemembered = 10_000;

export type LiveSessions = {
  readonly isLive: (sessionId: string) => Promise<boolean>;
  /** The sessions have ended here: from now on they are asked about anew. */
  readonly forget: (sessionIds: readonly string[]) => void;
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
  let endings = 0;
  return {
    isLive: async (sessionId) => {
      const nowMs = clock.nowMs();
      if ((liveUntilMs.get(sessionId) ?? 0) > nowMs) return true;
      const endingsBefore = endings;
      const isLive = await ask(sessionId, nowMs);
      if (liveUntilMs.size >= mostRemembered) liveUntilMs.clear();
      // A yes that was on its way while a session ended may be about that very one.
      if (isLive && endings === endingsBefore) liveUntilMs.set(sessionId, nowMs + rememberedForMs);
      else liveUntilMs.delete(sessionId);
      return isLive;
    },
    forget: (sessionIds) => {
      endings += 1;
      for (const sessionId of sessionIds) liveUntilMs.delete(sessionId);
    },
  };
}
