import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { defaultRecapOrientation } from '@repo/domain/recap/recap-brief';
import { enterRecapStep, noRecap, skipRecap, submitRecap } from '@repo/domain/recap/recap-choice';
import type { RecapChoice } from '@repo/domain/recap/recap-choice';
import { recapKey } from '@repo/shell/store/addition-cart';
import type { Persistence } from '@repo/shell/store/persisted-slice';
import { isFlag, isText, isWhole, orNull, shapeOf } from '@repo/shell/store/stored-shape';
import { bookingEnds, savedEventEntered } from './booking-events.ts';

/** A file that has reached the server: under which reference it is ordered, and what the host called it. */
export type UploadedFile = { readonly reference: string; readonly name: string; readonly sizeBytes: number };

/** Known by its id, as its name changes with the language; ordered by the name under which it was chosen. */
export type Vibe = { readonly id: number; readonly name: string };

/** What the host wishes the recap to be (E-R14). */
export type RecapBrief = {
  readonly vision: string;
  readonly vibe: Vibe | null;
  readonly musicGenre: string;
  readonly orientation: string;
  readonly logo: UploadedFile | null;
  readonly music: UploadedFile | null;
};

export type Recap = RecapChoice & {
  readonly brief: RecapBrief;
  /** SKIP or Continue: somebody who has answered is not asked again. */
  readonly isAnswered: boolean;
};

export const emptyRecapBrief: RecapBrief = {
  vision: '',
  vibe: null,
  musicGenre: '',
  orientation: defaultRecapOrientation,
  logo: null,
  music: null,
};

const initialState: Recap = { ...noRecap, brief: emptyRecapBrief, isAnswered: false };

export const recap = createSlice({
  name: 'recap',
  initialState,
  reducers: {
    recapStepEntered: (state) => enterRecapStep(state),
    recapEdited: (state, { payload }: PayloadAction<Partial<RecapBrief>>) => ({
      ...state,
      brief: { ...state.brief, ...payload },
    }),
    recapQuantityChosen: (state, { payload: quantityWithLogo }: PayloadAction<number>) => ({
      ...state,
      quantityWithLogo,
    }),
    recapSubmitted: (state) => ({ ...submitRecap(state), isAnswered: true }),
    recapSkipped: (state) => ({ ...skipRecap(state), isAnswered: true }),
    /** Taken out of the cart; the brief stays for a change of mind. */
    recapRemoved: (state) => skipRecap(state),
    recapRestored: (state) => submitRecap(state),
  },
  extraReducers: (build) => build.addMatcher(isAnyOf(...bookingEnds, savedEventEntered), () => initialState),
  selectors: {
    selectRecap: (state) => state,
    selectIsRecapAnswered: ({ isAnswered }) => isAnswered,
  },
});

export const {
  recapStepEntered,
  recapEdited,
  recapQuantityChosen,
  recapSubmitted,
  recapSkipped,
  recapRemoved,
  recapRestored,
} = recap.actions;
export const { selectRecap, selectIsRecapAnswered } = recap.selectors;

const uploadedFile = orNull(shapeOf({ reference: isText, name: isText, sizeBytes: isWhole }));

export const recapPersistence: Persistence<Recap> = {
  key: recapKey,
  fields: [
    'isSubmitted',
    'isWithLogo',
    'quantityWithLogo',
    'isWithoutLogo',
    'quantityWithoutLogo',
    'brief',
    'isAnswered',
  ],
  version: 2,
  // The first version knew the vibe by its name alone.
  migrations: {},
  hasRightForm: shapeOf({
    isSubmitted: isFlag,
    isWithLogo: isFlag,
    quantityWithLogo: isWhole,
    isWithoutLogo: isFlag,
    quantityWithoutLogo: isWhole,
    isAnswered: isFlag,
    brief: shapeOf({
      vision: isText,
      vibe: orNull(shapeOf({ id: isWhole, name: isText })),
      musicGenre: isText,
      orientation: isText,
      logo: uploadedFile,
      music: uploadedFile,
    }),
  }),
};
