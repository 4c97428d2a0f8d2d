import { isErrorCode } from '@repo/domain/errors/error-catalogue';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { CheckMove } from '@repo/domain/machine/check-machine';
import { unsentKey, unsentKeys } from '@repo/session/storage/account-storage';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { integer, oneOf, orNull, recordOf, text } from '@repo/session/storage/stored-shape';

/** A check-in or check-out that has not reached the server. */
export type WaitingCheck = {
  readonly eventId: number;
  readonly event: string;
  readonly move: CheckMove;
  /** When the provider pressed the button. */
  readonly atSeconds: number;
  /** Names the check to the server, which does it once however often it is sent. */
  readonly clientId: string;
  /** Why the server has refused it; it then stays until the provider has read that. */
  readonly refusal: string | null;
};

const readCheck = recordOf<WaitingCheck>(
  {
    eventId: integer,
    event: text,
    move: oneOf('checkIn', 'checkOut'),
    atSeconds: integer,
    clientId: text,
    refusal: orNull(text),
  },
  { refusal: null },
);

/** One key for each check, so that two tabs never write over each other, and a check has one id. */
const keyOf = (providerId: number, { eventId, move }: Pick<WaitingCheck, 'eventId' | 'move'>): string =>
  unsentKey(providerId, `check:${eventId}:${move}`);

function checkAt(key: string): WaitingCheck | undefined {
  try {
    return readCheck(JSON.parse(browserStorage.read(key) ?? 'null'))?.value;
  } catch {
    return undefined;
  }
}

/** Returns the checks of a provider in the order in which they were made. */
export const listWaitingChecks = (providerId: number): readonly WaitingCheck[] =>
  unsentKeys(providerId)
    .flatMap((key) => checkAt(key) ?? [])
    .toSorted((one, other) => one.atSeconds - other.atSeconds || (one.move === 'checkIn' ? -1 : 1));

/** Stores a check and returns it, or the one that waits for the same move already. A refused one is replaced. */
export function addWaitingCheck(providerId: number, check: WaitingCheck): WaitingCheck {
  const key = keyOf(providerId, check);
  const waiting = checkAt(key);
  if (waiting?.refusal === null) return waiting;
  browserStorage.write(key, JSON.stringify(check));
  notify();
  return check;
}

export function removeWaitingCheck(providerId: number, check: WaitingCheck): void {
  browserStorage.remove(keyOf(providerId, check));
  notify();
}

/** Keeps a refused check until the provider has read why; a logout in the meantime has removed it. */
export function refuseWaitingCheck(providerId: number, check: WaitingCheck, refusal: ErrorCode): void {
  const key = keyOf(providerId, check);
  if (browserStorage.read(key) === undefined) return;
  browserStorage.write(key, JSON.stringify({ ...check, refusal }));
  notify();
}

/** Returns the refusal of a check; another release may have stored a code that this one does not know. */
export const refusalOf = ({ refusal }: WaitingCheck): ErrorCode | undefined =>
  refusal === null ? undefined : isErrorCode(refusal) ? refusal : 'something_went_wrong';

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener after changes by this tab and by others; returns how to stop. */
export function onWaitingChecks(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}
