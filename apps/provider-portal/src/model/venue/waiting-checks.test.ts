import { sessionKey } from '@repo/session/storage/clear-stored';
import { mayPass } from './send-waiting-checks.ts';
import {
  addWaitingCheck,
  listWaitingChecks,
  onWaitingChecks,
  refusalOf,
  refuseWaitingCheck,
  removeWaitingCheck,
} from './waiting-checks.ts';
import type { WaitingCheck } from './waiting-checks.ts';

const checkIn: WaitingCheck = {
  eventId: 3,
  event: 'Garden party',
  move: 'checkIn',
  atSeconds: 1_805_029_200,
  clientId: 'one',
  refusal: null,
};
const checkOut: WaitingCheck = { ...checkIn, move: 'checkOut', clientId: 'two' };
const provider = 7;

beforeEach(() => localStorage.clear());

test('[A-107] keeps the id and the time of the first press, whichever tab presses again', () => {
  addWaitingCheck(provider, checkIn);
  const again = addWaitingCheck(provider, {
    ...checkIn,
    clientId: 'other',
    atSeconds: checkIn.atSeconds + 60,
  });
  expect(again).toEqual(checkIn);
  expect(listWaitingChecks(provider)).toEqual([checkIn]);
  expect(listWaitingChecks(8)).toEqual([]);
});

test('[A-107] lists checks in the order in which they were made, the check-in first', () => {
  addWaitingCheck(provider, checkOut);
  addWaitingCheck(provider, checkIn);
  const earlier = { ...checkOut, eventId: 2, atSeconds: checkIn.atSeconds - 1 };
  addWaitingCheck(provider, earlier);
  expect(listWaitingChecks(provider)).toEqual([earlier, checkIn, checkOut]);
});

test('a refused check stays until it is read, gives way to a new one, and does not come back after a logout', () => {
  addWaitingCheck(provider, checkIn);
  refuseWaitingCheck(provider, checkIn, 'check_is_before_the_event');
  expect(listWaitingChecks(provider).map(refusalOf)).toEqual(['check_is_before_the_event']);
  const replaced = { ...checkIn, clientId: 'new' };
  expect(addWaitingCheck(provider, replaced)).toEqual(replaced);
  removeWaitingCheck(provider, replaced);
  refuseWaitingCheck(provider, replaced, 'not_allowed');
  expect(listWaitingChecks(provider)).toEqual([]);
});

test('ignores what another release or the user has written', () => {
  addWaitingCheck(provider, checkIn);
  const [key = ''] = Object.keys(localStorage);
  localStorage.setItem(`${key}x`, '{"eventId":"3"}');
  localStorage.setItem(`${key}y`, 'not json');
  localStorage.setItem(sessionKey, 'x');
  expect(listWaitingChecks(provider)).toEqual([checkIn]);
  expect(refusalOf({ ...checkIn, refusal: 'a_code_to_come' })).toBe('something_went_wrong');
});

test('reports changes of this tab and of others', () => {
  let count = 0;
  const stop = onWaitingChecks(() => (count += 1));
  addWaitingCheck(provider, checkIn);
  globalThis.dispatchEvent(new Event('storage'));
  stop();
  removeWaitingCheck(provider, checkIn);
  expect(count).toBe(2);
});

test('waits on while the server is away or the session has ended, and takes a refusal as the answer', () => {
  const now = checkIn.atSeconds;
  for (const code of [
    'unable_to_access_server',
    'service_unavailable',
    'internal_server_error',
    'too_many_requests',
    'session_has_expired',
  ] as const)
    expect([code, mayPass({ code }, checkIn, now)]).toEqual([code, true]);
  for (const code of ['check_is_before_the_event', 'object_does_not_exist', 'not_allowed'] as const)
    expect([code, mayPass({ code }, checkIn, now)]).toEqual([code, false]);
});

test('[A-107] waits a quarter of an hour for the clock of the server to pass that of the phone', () => {
  const code = 'check_is_in_the_future';
  expect(mayPass({ code }, checkIn, checkIn.atSeconds + 899)).toBe(true);
  expect(mayPass({ code }, checkIn, checkIn.atSeconds + 900)).toBe(false);
});
