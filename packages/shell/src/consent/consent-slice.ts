import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { readConsent, writeConsent } from './stored-consent.ts';
import type { ConsentChoice } from './stored-consent.ts';

type ConsentState = {
  /** Nothing until somebody has chosen. */
  readonly choice: ConsentChoice | undefined;
  readonly isAsking: boolean;
};

/** What this visitor lets us send besides what the product itself needs. */
export const consentSlice = createSlice({
  name: 'consent',
  initialState: (): ConsentState => {
    const choice = readConsent();
    return { choice, isAsking: choice === undefined };
  },
  reducers: {
    /** The footer opens the question again. */
    consentAsked: (state): ConsentState => ({ ...state, isAsking: true }),
    consentGiven: (_, { payload: choice }: PayloadAction<ConsentChoice>): ConsentState => ({
      choice,
      isAsking: false,
    }),
  },
  selectors: {
    selectConsent: ({ choice }) => choice,
    selectIsConsentAsked: ({ isAsking }) => isAsking,
  },
});

export const { consentAsked, consentGiven } = consentSlice.actions;
export const { selectConsent, selectIsConsentAsked } = consentSlice.selectors;

/** Chooses, and remembers it on this device. */
export const giveConsent =
  (choice: ConsentChoice): ThunkAction<void, unknown, unknown, UnknownAction> =>
  (dispatch) => {
    writeConsent(choice);
    dispatch(consentGiven(choice));
  };
