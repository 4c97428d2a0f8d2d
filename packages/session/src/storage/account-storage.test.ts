import 'fake-indexeddb/auto';
import { accountKey, clearOtherAccounts, unsentKey, unsentKeys } from './account-storage.ts';
import { clearBooking, clearSession, sessionKey } from './clear-stored.ts';
import { readSealed, writeSealed } from './sealed-record.ts';

const key = accountKey(7, 'events');

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(sessionKey, 'sealed');
});

test('[A-51] stores private data so that a copy of the storage cannot be read', async () => {
  await writeSealed(key, { event: 'Garden party' });
  expect(localStorage.getItem(key)).not.toContain('Garden');
  expect(await readSealed(key)).toEqual({ event: 'Garden party' });
  localStorage.setItem(key, 'edited');
  expect(await readSealed(key)).toBeUndefined();
});

test('[B-R15] stores nothing that is written while the user logs out', async () => {
  const writing = writeSealed(key, 'private');
  clearSession();
  await writing;
  await writeSealed(key, 'private');
  expect(localStorage).toHaveLength(0);
});

test('[B-R15] logging out clears the data of the account, a new booking does not', async () => {
  await writeSealed(key, 'private');
  clearBooking();
  expect(await readSealed(key)).toBe('private');
  clearSession();
  expect(await readSealed(key)).toBeUndefined();
});

test('clears only what other accounts have stored', () => {
  for (const [id, name] of [
    [7, 'events'],
    [77, 'events'],
    [8, 'unsent:check'],
  ] as const)
    localStorage.setItem(accountKey(id, name), 'x');
  clearOtherAccounts(7);
  expect(Object.keys(localStorage).toSorted()).toEqual([sessionKey, key].toSorted());
});

test('names what waits for the network by its account', () => {
  localStorage.setItem(unsentKey(7, 'check:3'), 'x');
  localStorage.setItem(key, 'x');
  expect(unsentKeys(7)).toEqual(['account:7:unsent:check:3']);
  expect(unsentKeys(8)).toEqual([]);
});
