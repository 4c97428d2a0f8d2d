import { combineReducers, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { openSession } from '@repo/session/session/open-session';
import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { commonReducers, createAppStore } from './create-app-store.ts';
import { PersistGate } from './persist-gate.tsx';
import { persistedSlice } from './persisted-slice.ts';
import { integer, orNull, recordOf, text } from '@repo/session/storage/stored-shape';

type State = {
  readonly orderId: number | null;
  readonly names: { readonly one: string; readonly two: string };
};
const initialState: State = { orderId: null, names: { one: '', two: '' } };
const order = createSlice({
  name: 'order',
  initialState,
  reducers: {
    placed: (state, { payload: orderId }: PayloadAction<number>) => ({ ...state, orderId }),
    named: (state, { payload }: PayloadAction<Partial<State['names']>>) => ({
      ...state,
      names: { ...state.names, ...payload },
    }),
  },
});
const reducer = combineReducers({
  ...commonReducers,
  order: persistedSlice<State>(order.reducer, {
    key: 'orderKey',
    version: 1,
    migrations: {},
    fields: { orderId: orNull(integer), names: recordOf<State['names']>({ one: text, two: text }) },
    forms: ['names'],
  }),
});

/** Opens a page with a stored order. */
async function openPage(
  onEndedElsewhere = jest.fn(),
  { onChanged = jest.fn(), isShared = () => true }: { onChanged?: jest.Mock; isShared?: () => boolean } = {},
) {
  localStorage.clear();
  const store = createAppStore(reducer, await openSession({ locale: () => 'en-CA' }));
  render(
    <Provider store={store}>
      <PersistGate
        reducer={reducer}
        endingKey="orderKey"
        onEndedElsewhere={onEndedElsewhere}
        isShared={isShared}
        onChangedElsewhere={onChanged}
      >
        the booking
      </PersistGate>
    </Provider>,
  );
  expect(await screen.findByText('the booking')).toBeVisible();
  return store;
}

const stored = (): unknown => JSON.parse(localStorage.getItem('orderKey') ?? '{}');

/** Dispatches the storage event of another tab's change. */
const hear = (key: string | null, newValue: string | null): unknown =>
  globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('[C-R26] [A-72] stores a change made just before the page is left', async () => {
  const store = await openPage();
  store.dispatch(order.actions.placed(7));
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(stored()).toMatchObject({ orderId: 7 });
});

test.each(['orderKey', null])('ends the booking at once when another tab removes %s', async (key) => {
  const store = await openPage(jest.fn(() => store.dispatch(order.actions.placed(0))));
  store.dispatch(order.actions.placed(7));
  hear(key, null);
  expect(stored()).toMatchObject({ orderId: 0 });
});

test('other changes of another tab end nothing', async () => {
  const onEndedElsewhere = jest.fn();
  await openPage(onEndedElsewhere);
  hear('orderKey', '{"orderId":9}');
  hear('otherKey', null);
  expect(onEndedElsewhere).not.toHaveBeenCalled();
});

/** Changes the storage like another tab, without the event. */
function changeElsewhere(change: Partial<State>): void {
  localStorage.setItem('orderKey', JSON.stringify({ ...Object(stored()), ...change }));
}
const tellOfChange = (): unknown => hear('orderKey', localStorage.getItem('orderKey'));
const comeToFront = (): unknown => document.dispatchEvent(new Event('visibilitychange'));
const names = { one: 'their one', two: '' };

/** Opens a page and waits for its first write. */
async function openWritten(...given: Parameters<typeof openPage>) {
  const store = await openPage(...given);
  await waitFor(() => expect(stored()).toMatchObject({ orderId: null }));
  return store;
}

test.each([
  ['hears of it', tellOfChange],
  ['comes to the front', comeToFront],
])('[C-R26] applies what another tab has written as soon as it %s, and says so', async (_, learn) => {
  const onChanged = jest.fn();
  const store = await openWritten(jest.fn(), { onChanged });
  changeElsewhere({ orderId: 9, names });
  learn();
  expect(store.getState().order).toMatchObject({ orderId: 9, names });
  expect(onChanged).toHaveBeenCalled();
});

test('[C-R26] merges concurrent writes of two tabs', async () => {
  const onChanged = jest.fn();
  const store = await openWritten(jest.fn(), { onChanged });
  changeElsewhere({ orderId: 9, names });
  store.dispatch(order.actions.named({ two: 'my two' }));
  const both = { orderId: 9, names: { one: 'their one', two: 'my two' } };
  await waitFor(() => expect(stored()).toMatchObject(both));
  await waitFor(() => expect(store.getState().order).toMatchObject(both));
  expect(onChanged).toHaveBeenCalled();
});

test('says nothing of a write without changes, or of another booking', async () => {
  const onChanged = jest.fn();
  let isShared = true;
  const store = await openWritten(jest.fn(), { onChanged, isShared: () => isShared });
  changeElsewhere({});
  tellOfChange();
  isShared = false;
  changeElsewhere({ orderId: 9 });
  tellOfChange();
  comeToFront();
  expect(store.getState().order.orderId).toBeNull();
  expect(onChanged).not.toHaveBeenCalled();
});
