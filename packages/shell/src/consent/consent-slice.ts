import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { writeConsent } from './stored-consent.ts';
import type { ConsentChoice } from './stored-consent.ts';

type ConsentState = {
  /** Undefined until the visitor has chosen. */
  readonly choice: ConsentChoice | undefined;
  readonly isAsking: boolean;
};

/** The visitor's consent to reports and analytics. */
export const consentSlice = createSlice({
  name: 'consent',
  initialState: (): ConsentState => ({ choice: undefined, isAsking: false }),
  reducers: {
    consentRead: (_, { payload: choice }: PayloadAction<ConsentChoice | undefined>): ConsentState => ({
      choice,
      isAsking: choice === undefined,
    }),
    /** The footer opens the question again. */
    consentQuestionOpened: (state): ConsentState => ({ ...state, isAsking: true }),
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

export const { consentRead, consentQuestionOpened, consentGiven } = consentSlice.actions;
export const { selectConsent, selectIsConsentAsked } = consentSlice.selectors;

/** Sets the choice and stores it on this device. */
export const giveConsent =
  (choice: ConsentChoice): ThunkAction<void, unknown, unknown, UnknownAction> =>
  (dispatch) => {
    writeConsent(choice);
    dispatch(consentGiven(choice));
  };
