import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubConnection } from '@microsoft/signalr';
import type { HubEvents } from '@repo/contracts/hub/message-board-hub';
import type { Authority } from '../create-call.ts';

const path = '/messageBoardHub';

export type LiveLine = {
  /** Hears one kind of news from now on. */
  readonly on: <Name extends keyof HubEvents>(name: Name, hear: (...told: HubEvents[Name]) => void) => void;
  readonly close: () => void;
};

type Settings = {
  readonly apiHost?: string;
  readonly authority: Pick<Authority, 'token' | 'renew'>;
  /** The line stands, for the first time or again: what was told meanwhile has to be asked for. */
  readonly onStanding: () => void;
};

const longestPauseMs = 30_000;

/** One second, two, four … half a minute, each a little different, so that not all come back at once. */
export const pauseMs = (attempt: number, random: () => number = Math.random): number =>
  Math.min(1000 * 2 ** attempt, longestPauseMs) * (0.5 + random());

/**
 * Opens the live connection and keeps it open, however often it breaks. That it fails is only logged: everything that
 * it tells can also be asked for (S1§8).
 */
export function openLiveLine({ apiHost, authority, onStanding }: Settings): LiveLine {
  let refused: string | undefined;
  const connection: HubConnection = new HubConnectionBuilder()
    .withUrl(`${apiHost ?? globalThis.location.origin}${path}`, {
      accessTokenFactory: async () => {
        // Whoever has to sign in again is waited for here as well.
        if (refused !== undefined && refused === authority.token()) await authority.renew(refused);
        return authority.token() ?? '';
      },
    })
    .withAutomaticReconnect({
      nextRetryDelayInMilliseconds: ({ previousRetryCount, retryReason }) => {
        noteRefusal(retryReason);
        return pauseMs(previousRetryCount);
      },
    })
    .configureLogging(LogLevel.None)
    .build();
  /** The client tells the status of a refusal only in its words. */
  const noteRefusal = (reason: unknown): void => {
    if (/\b401\b/.test(String(reason))) refused = authority.token();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const start = async (attempt: number): Promise<void> => {
    try {
      await connection.start();
      if (isClosed) await connection.stop();
      else onStanding();
    } catch (reason) {
      if (isClosed) return;
      // S1§8 wants it logged, and nothing else.
      // eslint-disable-next-line no-console
      console.error('Error setting up connection:', reason);
      noteRefusal(reason);
      timer = setTimeout(() => void start(attempt + 1), pauseMs(attempt));
    }
  };
  connection.onreconnected(onStanding);
  connection.onclose(() => {
    if (!isClosed) timer = setTimeout(() => void start(0), pauseMs(0));
  });
  void start(0);
  return {
    on: (name, hear) => connection.on(name, hear),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      void connection.stop();
    },
  };
}
