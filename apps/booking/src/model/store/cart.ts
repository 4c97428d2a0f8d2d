import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { DiscountDetail } from '@repo/contracts/checkout/promo-code';
import type { Persistence } from '@repo/shell/store/persisted-slice';
import { amount, flag, integer, oneOf, orNull, recordOf, text } from '@repo/session/storage/stored-shape';
import { bookingEnds, savedEventEntered } from './booking-events.ts';

/** A code that the host has entered, with its value (G-R12). */
export type AppliedCode = {
  readonly code: string;
  readonly detail: DiscountDetail;
  /** The saved event whose cart it was entered in; null for a new booking. */
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
    /** Returns the code of one cart; codes of other carts are ignored. */
    selectAppliedCode: ({ applied }, eventId: number | null) =>
      applied?.eventId === eventId ? applied : null,
  },
});

export const { codeApplied, codeRemoved } = cart.actions;
export const { selectAppliedCode } = cart.selectors;

const readDiscount = recordOf<DiscountDetail>({
  id: integer,
  type: oneOf('$', '%'),
  value: amount,
  isGiftCard: flag,
  userId: integer,
  amount,
  promoBalance: amount,
});

export const cartPersistence: Persistence<Cart> = {
  key: 'cart',
  version: 2,
  // Version 1 did not store the cart of a code, so it is entered again.
  migrations: {},
  fields: {
    applied: orNull(recordOf<AppliedCode>({ eventId: orNull(integer), code: text, detail: readDiscount })),
  },
};
