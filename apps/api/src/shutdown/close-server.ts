import type { MsUntil } from './end-in-order.ts';
import { stopDeadlinesMs } from './stop-deadlines.ts';

type ClosableServer = {
  readonly close: () => PromiseLike<unknown>;
  readonly server: {
    readonly close: () => unknown;
    readonly closeIdleConnections: () => void;
    readonly closeAllConnections: () => void;
  };
};

type Closing = {
  /** Refuses new connections at once and starts to close the server. */
  readonly refuseNew: (msUntil: MsUntil) => void;
  /** Ends when running requests have ended or were cut. */
  readonly end: (msUntil: MsUntil) => Promise<void>;
};

const idleCheckMs = 100;

/** Closes a server in two steps, so that jobs can end while its last requests do. */
export function serverClosing(app: ClosableServer): Closing {
  let closed: Promise<void> | undefined;
  const end: Closing['end'] = (msUntil) => (closed ??= closeServer(app, msUntil));
  return {
    refuseNew: (msUntil) => {
      // `app.close` would go on accepting until the live connections are drained.
      app.server.close();
      end(msUntil).catch(() => undefined);
    },
    end,
  };
}

/** Lets running requests end, and cuts the rest in time for the phases that follow. */
async function closeServer(app: ClosableServer, msUntil: MsUntil): Promise<void> {
  // A connection of a request that ends meanwhile would stay open for the next one.
  const idle = setInterval(() => app.server.closeIdleConnections(), idleCheckMs);
  const timer = setTimeout(() => app.server.closeAllConnections(), msUntil(stopDeadlinesMs.requests));
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(timer);
  }
}
