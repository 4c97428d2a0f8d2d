import type { Pool, PoolClient } from 'pg';
import { changeClockOffset, clockChannel, offsetInMessage, readClockOffset } from './clock.repository.ts';
import type { ClockChange, ClockOffset } from './clock.repository.ts';

/** Answers without waiting, so that it can stand wherever the product asks for the time. */
export type Clock = { readonly nowMs: () => number };

export type SharedClock = {
  readonly clock: Clock;
  /** Answers whether it was moved: not when it would get a century away from real time. */
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
 * A clock that every process on the database reads the same: its distance from real time is a row, each process
 * keeps a copy in memory and is told of changes by the database. After a lost connection the row is read anew.
 */
export async function openSharedClock(pool: Pool, options: Options): Promise<SharedClock> {
  const { realClock, onMoved, onTrouble } = options;
  let known: ClockOffset = { offsetMs: 0, version: -1 };
  const learn = (told: ClockOffset): void => {
    if (told.version <= known.version) return;
    const isMove = told.offsetMs !== known.offsetMs;
    known = told;
    if (isMove) onMoved();
  };

  const listener = listenForEver(pool, { onHeard: learn, onTrouble });
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

function listenForEver(pool: Pool, { onHeard, onTrouble }: ListenerOptions) {
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
      // Listening comes first: a move between the two would be missed the other way round.
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
