/** The longest time between the end of a session and the end of its connections, in every process. */
const lookEveryMs = 2000;

type Given = {
  /** Returns those of the sessions that have not ended and belong to open accounts. */
  readonly findLive: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly onFailure: (reason: unknown) => void;
};

type Line = { readonly sessionId: string; readonly close: () => void };

export type EndedSessions = {
  readonly add: (connectionId: string, line: Line) => void;
  readonly remove: (connectionId: string) => void;
  readonly stop: () => Promise<void>;
};

/**
 * Closes the live connections of sessions that have ended. Asks the database, so that it also notices what ended in
 * another process, at the command line, or while Redis was away.
 */
export function watchEndedSessions({ findLive, onFailure }: Given): EndedSessions {
  const lines = new Map<string, Line>();
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    const open = [...lines.values()];
    const live = await findLive([...new Set(open.map(({ sessionId }) => sessionId))]);
    for (const { sessionId, close } of open) if (!live.has(sessionId)) close();
  };
  const timer = setInterval(() => {
    if (lines.size === 0 || looking !== undefined) return;
    looking = look()
      .catch(onFailure)
      .finally(() => {
        looking = undefined;
      });
  }, lookEveryMs).unref();
  return {
    add: (connectionId, line) => void lines.set(connectionId, line),
    remove: (connectionId) => void lines.delete(connectionId),
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
