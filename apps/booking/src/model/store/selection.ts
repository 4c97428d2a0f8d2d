import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Cents } from '@repo/domain/money/cents';
import type { Persistence } from '@repo/shell/store/persisted-slice';
import { bookingEnds } from './booking-events.ts';
import { isAmount, isText, isWhole, listOf, orNull, shapeOf } from '@repo/shell/store/stored-shape';

/** A provider as a card and the cart show them (D-R11). */
export type BookableProvider = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly profileName: string;
  readonly bio: string;
  readonly deviceName: string | null;
  /** Nobody has reviewed them yet: N/A. */
  readonly rating: number | null;
  readonly hourlyRateCents: Cents;
  readonly portraitUrl: string | null;
  readonly imageUrls: readonly string[];
};

export type Selection = {
  readonly providers: readonly BookableProvider[];
  /** What was searched for when they were last known to be free. */
  readonly foundFor?: string | undefined;
};

type Synced = { readonly free: readonly BookableProvider[]; readonly foundFor: string | undefined };

const initialState: Selection = { providers: [] };

/** Whom the host has reserved so far, in the order of choosing (D-R05). */
export const selection = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    providerReserved: ({ providers, foundFor }, { payload }: PayloadAction<BookableProvider>) => ({
      foundFor,
      providers: [...providers.filter(({ id }) => id !== payload.id), payload],
    }),
    providerReleased: ({ providers, foundFor }, { payload: id }: PayloadAction<number>) => ({
      foundFor,
      providers: providers.filter((provider) => provider.id !== id),
    }),
    /** What the server says of those who are free now; whoever is not is no longer chosen (D-R05). */
    selectionSynced: ({ providers }, { payload: { free, foundFor } }: PayloadAction<Synced>) => ({
      foundFor,
      providers: providers.flatMap(({ id }) => free.find((each) => each.id === id) ?? []),
    }),
    /** What they cost now: a cart may be opened long after they were chosen. Whoever is not free stays, to be told of. */
    ratesSynced: (
      { providers, foundFor },
      { payload: free }: PayloadAction<readonly BookableProvider[]>,
    ) => ({
      foundFor,
      providers: providers.map((chosen) => free.find(({ id }) => id === chosen.id) ?? chosen),
    }),
    /** Undo, and a draft that comes back, put the whole list as it was. */
    selectionRestored: (
      { foundFor },
      { payload: providers }: PayloadAction<readonly BookableProvider[]>,
    ) => ({
      foundFor,
      providers,
    }),
  },
  extraReducers: (build) => build.addMatcher(isAnyOf(...bookingEnds), () => initialState),
  selectors: {
    selectProviders: ({ providers }) => providers,
    selectHasProviders: ({ providers }) => providers.length > 0,
    selectIsReserved: ({ providers }, id: number) => providers.some((provider) => provider.id === id),
    selectFoundFor: ({ foundFor }) => foundFor,
  },
});

export const { providerReserved, providerReleased, ratesSynced, selectionSynced, selectionRestored } =
  selection.actions;
export const { selectProviders, selectHasProviders, selectIsReserved, selectFoundFor } = selection.selectors;

/** Whether something kept by the browser is a provider as a card shows them. */
export const isBookableProvider = shapeOf({
  id: isWhole,
  firstName: isText,
  lastName: isText,
  profileName: isText,
  bio: isText,
  deviceName: orNull(isText),
  rating: orNull(isAmount),
  hourlyRateCents: isWhole,
  portraitUrl: orNull(isText),
  imageUrls: listOf(isText),
});

export const selectionPersistence: Persistence<Selection> = {
  key: 'selectedProviders',
  fields: ['providers', 'foundFor'],
  version: 1,
  migrations: {},
  hasRightForm: shapeOf({
    providers: listOf(isBookableProvider),
  }),
};
