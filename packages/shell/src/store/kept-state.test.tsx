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

test('[C-R26] [A-72] what changes in the very moment in which the page is left is kept', async () => {
  localStorage.clear();
  const store = createAppStore(reducer, await openSession({ locale: () => 'en-CA' }));
  render(
    <Provider store={store}>
      <KeptState reducer={reducer}>the booking</KeptState>
    </Provider>,
  );
  expect(await screen.findByText('the booking')).toBeVisible();
  store.dispatch(order.actions.placed(7));
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(localStorage.getItem('orderKey') ?? '{}')).toMatchObject({ orderId: 7 });
});
