import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Cents } from '@repo/domain/money/cents';
import {
  askedByDashboard,
  isAdditionLine,
  nothingAsked,
  savedCartKey,
  savedCartVersion,
} from '@repo/shell/store/addition-cart';
import type { AdditionLine, AskedByDashboard, BookedEvent } from '@repo/shell/store/addition-cart';
import type { Persistence } from '@repo/shell/store/persisted-slice';
import { bookingEnds } from './booking-events.ts';
import { isBookableProvider } from './selection.ts';
import type { BookableProvider } from './selection.ts';
import { isText, isWhole, listOf, orNull, shapeOf } from '@repo/shell/store/stored-shape';

/** A line of an event that is saved already; the dashboard fills in extensions and tips. */
export type SavedLine =
  | AdditionLine
  | {
      readonly kind: 'provider';
      readonly providerId: number;
      readonly name: string;
      readonly hourlyRateCents: Cents;
      readonly durationHours: number;
    };

export type SavedEventCart = BookedEvent & {
  /** A draft with those who were suggested for it, or something that is added to a booked event. */
  readonly kind: 'draft' | 'addition';
  readonly suggested: readonly BookableProvider[];
  readonly lines: readonly SavedLine[];
  /** A try that waits for its payment: the next one replaces it. */
  readonly unpaidOrderId: number | null;
};

export type SavedCart = {
  readonly cart: SavedEventCart | null;
  /** As this page has found it: another window may be filling a cart of its own. */
  readonly asked: AskedByDashboard;
};

const initialState = (): SavedCart => ({ cart: null, asked: askedByDashboard() });
const nothingSaved: SavedCart = { cart: null, asked: nothingAsked };

const changed = (state: SavedCart, change: Partial<SavedEventCart>): SavedCart =>
  state.cart === null ? state : { ...state, cart: { ...state.cart, ...change } };

/** The cart of an event that is saved: a draft's, or the dashboard's (G-R01). */
export const savedCart = createSlice({
  name: 'savedCart',
  initialState,
  reducers: {
    savedCartOpened: (state, { payload: cart }: PayloadAction<SavedEventCart>): SavedCart => ({
      ...state,
      cart,
    }),
    /** Whatever the dashboard has asked for is taken back: a booking that was begun is in nobody's way. */
    additionForgotten: (): SavedCart => nothingSaved,
    savedLinesChanged: (state, { payload: lines }: PayloadAction<readonly SavedLine[]>) =>
      changed(state, { lines }),
    savedOrderPlaced: (state, { payload: unpaidOrderId }: PayloadAction<number>) =>
      changed(state, { unpaidOrderId }),
  },
  extraReducers: (build) => build.addMatcher(isAnyOf(...bookingEnds), () => nothingSaved),
  selectors: { selectSavedCart: ({ cart }) => cart, selectAsked: ({ asked }) => asked },
});

export const { additionForgotten, savedCartOpened, savedLinesChanged, savedOrderPlaced } = savedCart.actions;
export const { selectAsked, selectSavedCart } = savedCart.selectors;

const isOneOf =
  (...words: readonly string[]) =>
  (value: unknown): boolean =>
    words.some((word) => word === value);

const isProviderLine = shapeOf({
  kind: isOneOf('provider'),
  providerId: isWhole,
  name: isText,
  hourlyRateCents: isWhole,
  durationHours: isWhole,
});

const isSavedLine = (value: unknown): boolean => isAdditionLine(value) || isProviderLine(value);

export const savedCartPersistence: Persistence<SavedCart> = {
  key: savedCartKey,
  fields: ['cart'],
  version: savedCartVersion,
  migrations: {},
  hasRightForm: shapeOf({
    cart: orNull(
      shapeOf({
        kind: isOneOf('draft', 'addition'),
        eventId: isWhole,
        orderId: isWhole,
        eventName: isText,
        eventDate: orNull(isWhole),
        startsAtSeconds: orNull(isWhole),
        durationHours: isWhole,
        lines: listOf(isSavedLine),
        unpaidOrderId: orNull(isWhole),
        suggested: listOf(isBookableProvider),
      }),
    ),
  }),
};
