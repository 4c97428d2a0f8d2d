import { createSlice } from '@reduxjs/toolkit';

/** Whether everything that the page is made of could be loaded. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState: () => ({ isPartMissing: false }),
  reducers: {
    /** A file of the app did not come: there may be a new release, or no network. */
    partMissed: () => ({ isPartMissing: true }),
    partForgotten: () => ({ isPartMissing: false }),
  },
  selectors: { selectIsPartMissing: ({ isPartMissing }) => isPartMissing },
});

export const { partMissed, partForgotten } = connectionSlice.actions;
export const { selectIsPartMissing } = connectionSlice.selectors;
