import { createSlice } from '@reduxjs/toolkit';
import { serverData } from '@repo/api-client/server-data';
import { actionSucceeded } from '../notices/notices-slice.ts';

type ConnectionState = {
  readonly isPartMissing: boolean;
  /** Another object for each time the missing parts are requested. */
  readonly attempt: { readonly mayReload: boolean };
};

const requested = (mayReload: boolean): ConnectionState => ({ isPartMissing: false, attempt: { mayReload } });
const requestedIfMissing = (state: ConnectionState): ConnectionState =>
  state.isPartMissing ? requested(false) : state;

/** Whether every lazy part of the page could be loaded. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState: () => requested(false),
  reducers: {
    /** A chunk failed to load, because of a new release or no network. */
    partLoadFailed: ({ attempt }): ConnectionState => ({ isPartMissing: true, attempt }),
    missingPartsRetried: () => requested(true),
  },
  // The network is back, or the server has answered.
  extraReducers: (builder) =>
    builder
      .addCase(serverData.internalActions.onOnline, requestedIfMissing)
      .addCase(actionSucceeded, requestedIfMissing),
  selectors: {
    selectIsPartMissing: ({ isPartMissing }) => isPartMissing,
    selectLoadAttempt: ({ attempt }) => attempt,
  },
});

export const { partLoadFailed, missingPartsRetried } = connectionSlice.actions;
export const { selectIsPartMissing, selectLoadAttempt } = connectionSlice.selectors;
