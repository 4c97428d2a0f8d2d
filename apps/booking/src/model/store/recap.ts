import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { defaultRecapOrientation } from '@repo/domain/recap/recap-brief';
import { enterRecapStep, noRecap, skipRecap, submitRecap } from '@repo/domain/recap/recap-choice';
import type { RecapChoice } from '@repo/domain/recap/recap-choice';
import { recapKey } from '@repo/cart/dashboard-request';
import type { Persistence } from '@repo/shell/store/persisted-slice';
import { flag, integer, orNull, recordOf, text } from '@repo/session/storage/stored-shape';
import { bookingEnds, savedEventEntered } from './booking-events.ts';

/** An uploaded file: its reference for the order, and its name. */
export type UploadedFile = { readonly reference: string; readonly name: string; readonly sizeBytes: number };

/** The id is stable, the name depends on the language; ordered by the name under which it was chosen. */
export type Vibe = { readonly id: number; readonly name: string };

/** The brief of a recap (E-R14). */
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
  /** Whether SKIP or Continue was pressed, so that the question is not asked again. */
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
    /** Removes the recap from the cart and keeps the brief. */
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

const readFile = orNull(recordOf<UploadedFile>({ reference: text, name: text, sizeBytes: integer }));

export const recapPersistence: Persistence<Recap> = {
  key: recapKey,
  version: 2,
  // Version 1 stored only the name of the vibe, which is then chosen again.
  migrations: {},
  forms: ['brief'],
  fields: {
    isSubmitted: flag,
    isWithLogo: flag,
    quantityWithLogo: integer,
    isWithoutLogo: flag,
    quantityWithoutLogo: integer,
    isAnswered: flag,
    brief: recordOf<RecapBrief>(
      {
        vision: text,
        vibe: orNull(recordOf<Vibe>({ id: integer, name: text })),
        musicGenre: text,
        orientation: text,
        logo: readFile,
        music: readFile,
      },
      emptyRecapBrief,
    ),
  },
};
