import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubConnection } from '@microsoft/signalr';
import type { HubEvents } from '@repo/contracts/hub/message-board-hub';
import type { Authority } from '../create-call.ts';

const path = '/messageBoardHub';

export type LiveConnection = {
  /** Listens to an event of the hub. */
  readonly on: <Name extends keyof HubEvents>(
    name: Name,
    listener: (...args: HubEvents[Name]) => void,
  ) => void;
  readonly close: () => void;
};

type Settings = {
  readonly apiHost?: string;
  readonly authority: Pick<Authority, 'token' | 'renew'>;
  /** Called after each connect and reconnect: missed messages must be requested. */
  readonly onConnected: () => void;
};

const longestPauseMs = 30_000;

/** Returns the delay before a reconnect: doubling up to half a minute, with jitter. */
export const pauseMs = (attempt: number, random: () => number = Math.random): number =>
  Math.min(1000 * 2 ** attempt, longestPauseMs) * (0.5 + random());

/**
 * Opens the live connection and keeps it open. Failures are only logged, because its data can also be requested
 * (S1§8).
 */
export function openLiveConnection({ apiHost, authority, onConnected }: Settings): LiveConnection {
  let refused: string | undefined;
  const connection: HubConnection = new HubConnectionBuilder()
    .withUrl(`${apiHost ?? globalThis.location.origin}${path}`, {
      accessTokenFactory: async () => {
        // Waits for a new sign-in if the session has ended.
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
  /** The client reports the status of a refusal only in the message. */
  const noteRefusal = (reason: unknown): void => {
    if (/\b401\b/.test(String(reason))) refused = authority.token();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const start = async (attempt: number): Promise<void> => {
    try {
      await connection.start();
      if (isClosed) await connection.stop();
      else onConnected();
    } catch (reason) {
      if (isClosed) return;
      // S1§8 wants it logged, and nothing else.
      // eslint-disable-next-line no-console
      console.error('Error setting up connection:', reason);
      noteRefusal(reason);
      timer = setTimeout(() => void start(attempt + 1), pauseMs(attempt));
    }
  };
  connection.onreconnected(onConnected);
  connection.onclose(() => {
    if (!isClosed) timer = setTimeout(() => void start(0), pauseMs(0));
  });
  void start(0);
  return {
    on: (name, listener) => connection.on(name, listener),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      void connection.stop();
    },
  };
}
