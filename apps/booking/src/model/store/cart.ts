import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { DiscountDetail } from '@repo/contracts/checkout/promo-code';
import type { Persistence } from '@repo/shell/store/persisted-slice';
import { isAmount, isFlag, isText, isWhole, orNull, shapeOf } from '@repo/shell/store/stored-shape';
import { bookingEnds, savedEventEntered } from './booking-events.ts';

/** A code that the host has entered, with what the server says it is worth (G-R12). */
export type AppliedCode = {
  readonly code: string;
  readonly detail: DiscountDetail;
  /** In the cart of which saved event it was entered; a new booking has none yet. */
  readonly eventId: number | null;
};

export type Cart = { readonly applied: AppliedCode | null };

const initialState: Cart = { applied: null };

export const cart = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    codeApplied: (_, { payload: applied }: PayloadAction<AppliedCode>) => ({ applied }),
    codeRemoved: () => initialState,
  },
  extraReducers: (build) => build.addMatcher(isAnyOf(...bookingEnds, savedEventEntered), () => initialState),
  selectors: {
    /** The code of one cart: what was entered in another is not for it. */
    selectAppliedCode: ({ applied }, eventId: number | null) =>
      applied?.eventId === eventId ? applied : null,
  },
});

export const { codeApplied, codeRemoved } = cart.actions;
export const { selectAppliedCode } = cart.selectors;

export const cartPersistence: Persistence<Cart> = {
  key: 'cart',
  fields: ['applied'],
  version: 2,
  // In the first form a code did not say for which cart it was: it is asked for again.
  migrations: {},
  hasRightForm: shapeOf({
    applied: orNull(
      shapeOf({
        eventId: orNull(isWhole),
        code: isText,
        detail: shapeOf({
          id: isWhole,
          type: isText,
          value: isAmount,
          isGiftCard: isFlag,
          userId: isWhole,
          amount: isAmount,
          promoBalance: isAmount,
        }),
      }),
    ),
  }),
};
