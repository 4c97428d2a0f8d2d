import { combineReducers, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { openSession } from '@repo/session/session/open-session';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { commonReducers, createAppStore } from './create-app-store.ts';
import { KeptState } from './kept-state.tsx';
import { persistedSlice } from './persisted-slice.ts';

type State = { readonly orderId: number | null };
const initialState: State = { orderId: null };
const order = createSlice({
  name: 'order',
  initialState,
  reducers: { placed: (_, { payload: orderId }: PayloadAction<number>) => ({ orderId }) },
});
const reducer = combineReducers({
  ...commonReducers,
  order: persistedSlice<State>(order.reducer, {
    key: 'orderKey',
    fields: ['orderId'],
    version: 1,
    migrations: {},
    hasRightForm: () => true,
  }),
});

/** A page whose order has a number, and what lies on the device of it. */
async function openPage(onEndedElsewhere = jest.fn()) {
  localStorage.clear();
  const store = createAppStore(reducer, await openSession({ locale: () => 'en-CA' }));
  render(
    <Provider store={store}>
      <KeptState reducer={reducer} endingKey="orderKey" onEndedElsewhere={onEndedElsewhere}>
        the booking
      </KeptState>
    </Provider>,
  );
  expect(await screen.findByText('the booking')).toBeVisible();
  return store;
}

const stored = (): unknown => JSON.parse(localStorage.getItem('orderKey') ?? '{}');

/** As the browser tells it of what another tab has done. */
const hear = (key: string | null, newValue: string | null): unknown =>
  globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('[C-R26] [A-72] what changes in the very moment in which the page is left is kept', async () => {
  const store = await openPage();
  store.dispatch(order.actions.placed(7));
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(stored()).toMatchObject({ orderId: 7 });
});

test.each(['orderKey', null])('what another tab ends by removing %s is over here at once', async (key) => {
  const store = await openPage(jest.fn(() => store.dispatch(order.actions.placed(0))));
  store.dispatch(order.actions.placed(7));
  hear(key, null);
  expect(stored()).toMatchObject({ orderId: 0 });
});

test('what another tab writes, or removes of something else, ends nothing', async () => {
  const onEndedElsewhere = jest.fn();
  await openPage(onEndedElsewhere);
  hear('orderKey', '{"orderId":9}');
  hear('otherKey', null);
  expect(onEndedElsewhere).not.toHaveBeenCalled();
});
