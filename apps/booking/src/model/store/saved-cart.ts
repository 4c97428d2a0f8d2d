import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Cents } from '@repo/domain/money/cents';
import { readAdditionLine, savedCartVersion } from '@repo/cart/addition-cart';
import type { AdditionLine, SavedEventCart as CartOfEvent } from '@repo/cart/addition-cart';
import { readDashboardRequest, noDashboardRequest, savedCartKey } from '@repo/cart/dashboard-request';
import type { DashboardRequest } from '@repo/cart/dashboard-request';
import type { Persistence } from '@repo/shell/store/persisted-slice';
import { bookingEnds } from './booking-events.ts';
import { readBookableProvider } from './selection.ts';
import type { BookableProvider } from './selection.ts';
import {
  anyOf,
  centAmount,
  integer,
  listOf,
  oneOf,
  orNull,
  recordOf,
  text,
} from '@repo/session/storage/stored-shape';

/** A line of a saved event; the dashboard adds extensions and tips. */
export type SavedLine =
  | AdditionLine
  | {
      readonly kind: 'provider';
      readonly providerId: number;
      readonly name: string;
      readonly hourlyRateCents: Cents;
      readonly durationHours: number;
    };

export type SavedEventCart = CartOfEvent<SavedLine, BookableProvider>;

export type SavedCart = {
  readonly cart: SavedEventCart | null;
  /** As this page has loaded it: another window may fill a cart of its own. */
  readonly asked: DashboardRequest;
};

const nothingSaved: SavedCart = { cart: null, asked: noDashboardRequest };

const changed = (state: SavedCart, change: Partial<SavedEventCart>): SavedCart =>
  state.cart === null ? state : { ...state, cart: { ...state.cart, ...change } };

/** The cart of a saved event: of a draft, or filled by the dashboard (G-R01). */
export const savedCart = createSlice({
  name: 'savedCart',
  initialState: nothingSaved,
  reducers: {
    savedCartOpened: (state, { payload: cart }: PayloadAction<SavedEventCart>): SavedCart => ({
      ...state,
      cart,
    }),
    /** Cancels the dashboard's request, so that a booking in progress is shown again. */
    additionForgotten: (): SavedCart => nothingSaved,
    savedLinesChanged: (state, { payload: lines }: PayloadAction<readonly SavedLine[]>) =>
      changed(state, { lines }),
    savedOrderPlaced: (state, { payload: unpaidOrderId }: PayloadAction<number>) =>
      changed(state, { unpaidOrderId }),
  },
  extraReducers: (build) => build.addMatcher(isAnyOf(...bookingEnds), () => nothingSaved),
  selectors: { selectSavedCart: ({ cart }) => cart, selectDashboardRequest: ({ asked }) => asked },
});

export const { additionForgotten, savedCartOpened, savedLinesChanged, savedOrderPlaced } = savedCart.actions;
export const { selectDashboardRequest, selectSavedCart } = savedCart.selectors;

type ProviderLine = Extract<SavedLine, { readonly kind: 'provider' }>;

const readLine = anyOf<SavedLine>(
  readAdditionLine,
  recordOf<ProviderLine>(
    {
      kind: oneOf('provider'),
      providerId: integer,
      name: text,
      hourlyRateCents: centAmount,
      durationHours: integer,
    },
    { name: '' },
  ),
);

export const savedCartPersistence: Persistence<SavedCart> = {
  key: savedCartKey,
  version: savedCartVersion,
  migrations: {},
  whenOpened: () => ({ asked: readDashboardRequest() }),
  fields: {
    cart: orNull(
      recordOf<SavedEventCart>(
        {
          kind: oneOf('draft', 'addition'),
          eventId: integer,
          orderId: integer,
          eventName: text,
          eventDate: orNull(integer),
          startsAtSeconds: orNull(integer),
          durationHours: integer,
          lines: listOf(readLine),
          unpaidOrderId: orNull(integer),
          suggested: listOf(readBookableProvider),
        },
        {
          orderId: 0,
          eventName: '',
          eventDate: null,
          startsAtSeconds: null,
          durationHours: 0,
          lines: [],
          unpaidOrderId: null,
          suggested: [],
        },
      ),
    ),
  },
};
