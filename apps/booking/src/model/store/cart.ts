import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { DiscountDetail } from '@repo/contracts/checkout/promo-code';
import type { Persistence } from '@repo/shell/store/persisted-slice';
import { isAmount, isFlag, isText, isWhole, orNull, shapeOf } from '@repo/shell/store/stored-shape';
import { bookingEnds, savedEventEntered } from './booking-events.ts';

/** A code that the host has entered, with what the server says it is worth (G-R12). */
export type AppliedCode = { readonly code: string; readonly detail: DiscountDetail };

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
  selectors: { selectAppliedCode: ({ applied }) => applied },
});

export const { codeApplied, codeRemoved } = cart.actions;
export const { selectAppliedCode } = cart.selectors;

export const cartPersistence: Persistence<Cart> = {
  key: 'cart',
  fields: ['applied'],
  version: 1,
  migrations: {},
  hasRightForm: shapeOf({
    applied: orNull(
      shapeOf({
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
