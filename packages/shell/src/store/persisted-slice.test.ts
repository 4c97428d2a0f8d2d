import { combineReducers, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { openSession } from '@repo/session/session/open-session';
import { persistStore } from 'redux-persist';
import { createAppStore, commonReducers } from './create-app-store.ts';
import { persistedSlice } from './persisted-slice.ts';
import { text } from '@repo/session/storage/stored-shape';

type State = { color: string | undefined; clicks: number };
const initialState: State = { color: undefined, clicks: 0 };
const paint = createSlice({
  name: 'paint',
  initialState,
  reducers: {
    colorChosen: (state, { payload }: PayloadAction<string>) => ({
      color: payload,
      clicks: state.clicks + 1,
    }),
  },
});

const persistence = {
  key: 'paintKey',
  version: 2,
  migrations: { 2: (stored: object) => ({ ...stored, color: 'was old' }) },
  fields: { color: text },
};

/** Opens a page and returns its rehydrated state. */
async function openPage() {
  const reducer = combineReducers({
    ...commonReducers,
    paint: persistedSlice<State>(paint.reducer, persistence),
  });
  const store = createAppStore(reducer, await openSession({ locale: () => 'en-CA' }));
  const persistor = persistStore(store);
  while (!persistor.getState().bootstrapped) await Promise.resolve();
  return {
    store,
    persistor,
    color: () => store.getState().paint.color,
    clicks: () => store.getState().paint.clicks,
  };
}

beforeEach(() => localStorage.clear());

test('[C-R26] persisted fields survive a reload, others do not', async () => {
  const first = await openPage();
  first.store.dispatch(paint.actions.colorChosen('green'));
  await first.persistor.flush();
  const second = await openPage();
  expect([second.color(), second.clicks()]).toEqual(['green', 0]);
});

test('[A-97] stores the value under its plain key as JSON with its version', async () => {
  const { store, persistor } = await openPage();
  store.dispatch(paint.actions.colorChosen('green'));
  await persistor.flush();
  expect(JSON.parse(localStorage.getItem('paintKey') ?? '')).toEqual({
    color: 'green',
    _persist: { version: 2, rehydrated: true },
  });
});

test('migrates a value of an older version', async () => {
  localStorage.setItem(
    'paintKey',
    JSON.stringify({ color: 'red', _persist: { version: 1, rehydrated: true } }),
  );
  expect((await openPage()).color()).toBe('was old');
});

test.each(['', 'nonsense', '5', 'null', '"text"', '[1]', '{"color":7,"_persist":{"version":2}}'])(
  'ignores a stored value of %j and starts with the defaults',
  async (stored) => {
    localStorage.setItem('paintKey', stored);
    const { color } = await openPage();
    expect([undefined, 'was old']).toContain(color());
  },
);

test('works in a browser that forbids storage', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const { store, persistor, color } = await openPage();
  store.dispatch(paint.actions.colorChosen('green'));
  await persistor.flush();
  expect(color()).toBe('green');
  jest.restoreAllMocks();
});
