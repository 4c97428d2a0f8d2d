import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { browserFiles } from './browser-files.ts';
import { clearBooking, clearSession } from './clear-stored.ts';

/** Keys of the specs (S1§3), our own keys, and keys of libraries. */
const booking = [
  'activeTab',
  'dataToSend',
  'isDraftEventCart',
  'reelEventId',
  'reelOrderId',
  'bookingFlow',
  'x',
];
const settings = ['affiliateCode', 'consent', 'locale', 'theme'];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  for (const key of [...booking, ...settings, 'USER_']) localStorage.setItem(key, key);
  sessionStorage.setItem('x', 'y');
});

test('[B-R15] [A-89] logging out keeps only the affiliate code and the settings', () => {
  clearSession();
  expect(Object.keys(localStorage).toSorted()).toEqual(settings);
  expect(sessionStorage).toHaveLength(0);
});

test('[B-R16] [A-89] clearing the booking keeps the session and the settings', () => {
  sessionStorage.setItem('checkoutAwaitsSignIn', 'provider-3');
  clearBooking();
  expect(Object.keys(localStorage).toSorted()).toEqual(['USER_', ...settings]);
  expect(sessionStorage.getItem('checkoutAwaitsSignIn')).toBeNull();
  expect(sessionStorage.getItem('x')).toBe('y');
});

test.each([
  ['[B-R15] logging out', clearSession],
  ['[B-R16] clearing the booking', clearBooking],
])('%s removes chosen files from the device', async (_, clear) => {
  const names = async () => (await indexedDB.databases()).map(({ name }) => name);
  expect(await browserFiles.write('photos', [])).toBe(true);
  expect(await names()).toEqual(['files']);
  clear();
  await waitFor(async () => expect(await names()).toEqual([]));
});

test('without a database of the browser, no files are kept, and clearing works', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  jest.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(await browserFiles.write('photos', [])).toBe(false);
  expect(await browserFiles.read('photos')).toEqual([]);
  await browserFiles.remove('photos');
  clearSession();
  expect(Object.keys(localStorage).toSorted()).toEqual(settings);
  jest.restoreAllMocks();
});
