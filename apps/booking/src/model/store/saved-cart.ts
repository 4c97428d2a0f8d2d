import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Cents } from '@repo/domain/money/cents';
import type { Persistence } from '@repo/shell/store/persisted-slice';
import { bookingEnds } from './booking-events.ts';
import { isBookableProvider } from './selection.ts';
import type { BookableProvider } from './selection.ts';
import { isText, isWhole, listOf, orNull, shapeOf } from './stored-shape.ts';

/** A line of an event that is saved already; the dashboard fills in extensions and tips. */
export type SavedLine = {
  readonly providerId: number;
  readonly name: string;
} & (
  | { readonly kind: 'provider'; readonly hourlyRateCents: Cents; readonly durationHours: number }
  | { readonly kind: 'extension'; readonly pricePerHourCents: Cents; readonly extraHours: number }
  | { readonly kind: 'tip'; readonly tipCents: Cents }
);

export type SavedEventCart = {
  /** A draft with those who were suggested for it, or something that is added to a booked event. */
  readonly kind: 'draft' | 'addition';
  readonly eventId: number;
  readonly orderId: number;
  readonly eventName: string;
  readonly eventDate: number | null;
  readonly startsAtSeconds: number | null;
  readonly durationHours: number;
  readonly suggested: readonly BookableProvider[];
  readonly lines: readonly SavedLine[];
  /** A try that waits for its payment: the next one replaces it. */
  readonly unpaidOrderId: number | null;
};

export type SavedCart = { readonly cart: SavedEventCart | null };

const initialState: SavedCart = { cart: null };

const changed = (state: SavedCart, change: Partial<SavedEventCart>): SavedCart =>
  state.cart === null ? state : { cart: { ...state.cart, ...change } };

/** The cart of an event that is saved: a draft's, or the dashboard's (G-R01). */
export const savedCart = createSlice({
  name: 'savedCart',
  initialState,
  reducers: {
    savedCartOpened: (_, { payload: cart }: PayloadAction<SavedEventCart>): SavedCart => ({ cart }),
    savedLinesChanged: (state, { payload: lines }: PayloadAction<readonly SavedLine[]>) =>
      changed(state, { lines }),
    savedOrderPlaced: (state, { payload: unpaidOrderId }: PayloadAction<number>) =>
      changed(state, { unpaidOrderId }),
  },
  extraReducers: (build) => build.addMatcher(isAnyOf(...bookingEnds), () => initialState),
  selectors: { selectSavedCart: ({ cart }) => cart },
});

export const { savedCartOpened, savedLinesChanged, savedOrderPlaced } = savedCart.actions;
export const { selectSavedCart } = savedCart.selectors;

const ofProvider = { providerId: isWhole, name: isText };
const kinds: Readonly<Record<SavedLine['kind'], (value: unknown) => boolean>> = {
  provider: shapeOf({ ...ofProvider, hourlyRateCents: isWhole, durationHours: isWhole }),
  extension: shapeOf({ ...ofProvider, pricePerHourCents: isWhole, extraHours: isWhole }),
  tip: shapeOf({ ...ofProvider, tipCents: isWhole }),
};

const isSavedLine = (value: unknown): boolean =>
  Object.entries(kinds).some(([kind, check]) => Object(value).kind === kind && check(value));

const isOneOf =
  (...words: readonly string[]) =>
  (value: unknown): boolean =>
    words.some((word) => word === value);

export const savedCartPersistence: Persistence<SavedCart> = {
  key: 'savedCart',
  fields: ['cart'],
  version: 1,
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
