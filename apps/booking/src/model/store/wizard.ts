import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { TAB_NO } from '@repo/domain/booking-flow/steps';
import type { Step } from '@repo/domain/booking-flow/steps';
import type { Persistence } from '@repo/shell/store/persisted-slice';
import { bookingEnds } from './booking-events.ts';
import { integer, orNull } from '@repo/session/storage/stored-shape';

/** The last steps of the host, by the numbers of the specs. */
export type Wizard = { readonly activeTab: number; readonly cartTab: number | null };

const initialState: Wizard = { activeTab: TAB_NO.setup, cartTab: null };

export const wizard = createSlice({
  name: 'wizard',
  initialState,
  reducers: {
    stepShown: ({ cartTab }, { payload: step }: PayloadAction<Step>) => ({
      activeTab: TAB_NO[step],
      cartTab: step === 'cart' ? TAB_NO.cart : cartTab,
    }),
  },
  extraReducers: (build) => build.addMatcher(isAnyOf(...bookingEnds), () => initialState),
  selectors: { selectTabs: (state) => state },
});

export const { stepShown } = wizard.actions;
export const { selectTabs } = wizard.selectors;

export const wizardPersistence: Persistence<Wizard> = {
  key: 'activeTab',
  version: 1,
  migrations: {},
  isOfThisTab: true,
  fields: { activeTab: integer, cartTab: orNull(integer) },
};
