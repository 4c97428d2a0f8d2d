import { createSlice } from '@reduxjs/toolkit';

/** Whether every lazy part of the page could be loaded. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState: () => ({ isPartMissing: false, attempt: 0 }),
  reducers: {
    /** A chunk failed to load, because of a new release or no network. */
    partLoadFailed: ({ attempt }) => ({ isPartMissing: true, attempt }),
    missingPartsRetried: ({ attempt }) => ({ isPartMissing: false, attempt: attempt + 1 }),
  },
  selectors: {
    selectIsPartMissing: ({ isPartMissing }) => isPartMissing,
    /** How often the missing parts were requested again. */
    selectLoadAttempt: ({ attempt }) => attempt,
  },
});

export const { partLoadFailed, missingPartsRetried } = connectionSlice.actions;
export const { selectIsPartMissing, selectLoadAttempt } = connectionSlice.selectors;
