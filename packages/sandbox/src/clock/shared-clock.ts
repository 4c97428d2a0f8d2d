import type { Pool, PoolClient } from 'pg';
import { changeClockOffset, clockChannel, offsetInMessage, readClockOffset } from './clock.repository.ts';
import type { ClockChange, ClockOffset } from './clock.repository.ts';

/** Synchronous, so that it can be called anywhere. */
export type Clock = { readonly nowMs: () => number };

export type SharedClock = {
  readonly clock: Clock;
  /** Returns whether the clock was changed: not beyond a century from real time. */
  readonly move: (change: ClockChange) => Promise<boolean>;
  readonly close: () => void;
};

type Options = {
  readonly realClock: Clock;
  readonly onMoved: () => void;
  readonly onTrouble: (reason: unknown) => void;
};

const listenAgainAfterMs = 500;

/**
 * A clock shared by all processes of a database: its offset from real time is a row, cached in each process and
 * updated by notifications. The row is read again after a lost connection.
 */
export async function openSharedClock(pool: Pool, options: Options): Promise<SharedClock> {
  const { realClock, onMoved, onTrouble } = options;
  let known: ClockOffset = { offsetMs: 0, version: -1 };
  const learn = (received: ClockOffset): void => {
    if (received.version <= known.version) return;
    const isMove = received.offsetMs !== known.offsetMs;
    known = received;
    if (isMove) onMoved();
  };

  const listener = listenForever(pool, { onHeard: learn, onTrouble });
  await listener.firstListening;
  return {
    clock: { nowMs: () => realClock.nowMs() + known.offsetMs },
    move: async (change) => {
      const offset = await changeClockOffset(pool, change);
      if (offset !== undefined) learn(offset);
      return offset !== undefined;
    },
    close: listener.close,
  };
}

type ListenerOptions = {
  readonly onHeard: (offset: ClockOffset) => void;
  readonly onTrouble: (reason: unknown) => void;
};

function listenForever(pool: Pool, { onHeard, onTrouble }: ListenerOptions) {
  let client: PoolClient | undefined;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;

  const listen = async (): Promise<void> => {
    const connected = await pool.connect();
    if (isClosed) return connected.release(true);
    client = connected;
    let isLost = false;
    const lose = (reason?: unknown): void => {
      if (isLost || isClosed) return;
      isLost = true;
      client = undefined;
      connected.release(true);
      onTrouble(reason ?? new Error('the connection that listens for the clock has ended'));
      listenLater();
    };
    connected.on('error', lose);
    connected.on('end', lose);
    connected.on('notification', ({ payload = '' }) => onHeard(offsetInMessage(payload)));
    try {
      // Listens before reading, so that no change in between is missed.
      await connected.query(`listen ${clockChannel}`);
      onHeard(await readClockOffset(connected));
    } catch (error) {
      lose(error);
    }
  };
  const listenLater = (): void => {
    again = setTimeout(() => {
      listen().catch((error: unknown) => {
        onTrouble(error);
        if (!isClosed) listenLater();
      });
    }, listenAgainAfterMs);
    again.unref();
  };

  return {
    firstListening: listen(),
    close: (): void => {
      isClosed = true;
      clearTimeout(again);
      client?.release(true);
    },
  };
}
