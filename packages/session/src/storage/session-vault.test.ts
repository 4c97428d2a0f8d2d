import 'fake-indexeddb/auto';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import { IDBFactory } from 'fake-indexeddb';
import { browserStorage } from './browser-storage.ts';
import { createSessionVault } from './session-vault.ts';

const session = {
  token: 'a.secret.token',
  user: { id: 7, userName: 'ana@demo.test', firstName: 'Ana', lastName: 'Ó', userTypeId: userTypeIds.host },
};

/** A new browser profile has no keys. */
const useAnotherProfile = (): void => void (globalThis.indexedDB = new IDBFactory());

beforeEach(() => {
  localStorage.clear();
  useAnotherProfile();
});
afterEach(() => jest.restoreAllMocks());

test('[B-R12] [A-51] keeps a session for the next page, unreadable in the storage', async () => {
  await createSessionVault().write(session);
  await expect(createSessionVault().read()).resolves.toEqual(session);
  const stored = localStorage.getItem('USER_') ?? '';
  expect(Object.keys(localStorage)).toEqual(['USER_']);
  for (const secret of ['secret', 'ana@demo.test', 'token'])
    expect([stored, atob(stored)].join(' ')).not.toContain(secret);
});

test('[A-51] seals the same session differently each time', async () => {
  const vault = createSessionVault();
  await vault.write(session);
  const first = localStorage.getItem('USER_');
  await vault.write(session);
  expect(localStorage.getItem('USER_')).not.toBe(first);
});

test('[B-R12] a copy of the storage cannot be read in another profile', async () => {
  await createSessionVault().write(session);
  useAnotherProfile();
  await expect(createSessionVault().read()).resolves.toBe('unreadable');
});

test.each(['', 'nonsense', '!!!', '{"token":"a","user":{"id":1}}', btoa('too short')])(
  '[B-R12] anything this browser did not store, such as %j, is unreadable',
  async (stored) => {
    localStorage.setItem('USER_', stored);
    await expect(createSessionVault().read()).resolves.toBe('unreadable');
  },
);

test('[B-R12] one changed character makes the session unreadable', async () => {
  await createSessionVault().write(session);
  const stored = localStorage.getItem('USER_') ?? '';
  localStorage.setItem('USER_', `${stored.slice(0, 30)}${stored[30] === 'A' ? 'B' : 'A'}${stored.slice(31)}`);
  await expect(createSessionVault().read()).resolves.toBe('unreadable');
});

test('two tabs that start at the same time use one key', async () => {
  const [one, other] = [createSessionVault(), createSessionVault()];
  await Promise.all([one.write(session), other.write(session)]);
  await expect(createSessionVault().read()).resolves.toEqual(session);
  await expect(one.read()).resolves.toEqual(session);
  await expect(other.read()).resolves.toEqual(session);
});

test('a cleared vault holds nothing, here and in the storage', async () => {
  const vault = createSessionVault();
  await vault.write(session);
  vault.clear();
  await expect(vault.read()).resolves.toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

const hindrances: readonly (readonly [string, () => void])[] = [
  [
    'no database',
    () =>
      jest.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError');
      }),
  ],
  ['no cipher', () => jest.spyOn(crypto, 'subtle', 'get').mockImplementation(() => Object(undefined))],
  [
    'no storage',
    () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
];

test.each(hindrances)('with %s the session lives only in its page', async (_, hinder) => {
  localStorage.setItem('USER_', 'of another account');
  hinder();
  const vault = createSessionVault();
  await vault.write(session);
  await expect(vault.read()).resolves.toEqual(session);
  expect(browserStorage.read('USER_')).toBeUndefined();
  await expect(createSessionVault().read()).resolves.toBeUndefined();
});
