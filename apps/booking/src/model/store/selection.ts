import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { selectedProvidersKey } from '@repo/cart/dashboard-request';
import type { Cents } from '@repo/domain/money/cents';
import type { Persistence } from '@repo/shell/store/persisted-slice';
import type { SizedImage } from '@repo/ui/media/sized-image';
import { bookingEnds } from './booking-events.ts';
import {
  amount,
  centAmount,
  integer,
  listOf,
  orNull,
  recordOf,
  text,
} from '@repo/session/storage/stored-shape';

/** A provider as cards and the cart show them (D-R11). */
export type BookableProvider = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly profileName: string;
  readonly bio: string;
  readonly deviceName: string | null;
  /** Null without reviews: N/A. */
  readonly rating: number | null;
  readonly hourlyRateCents: Cents;
  readonly portraitUrl: string | null;
  readonly images: readonly SizedImage[];
};

export type Selection = {
  readonly providers: readonly BookableProvider[];
  /** The search in which they were last available. */
  readonly foundFor?: string | undefined;
};

type Synced = { readonly free: readonly BookableProvider[]; readonly foundFor: string | undefined };

/** Stands for the search of an earlier event, which is never that of a new one. */
const earlierEvent = 'an earlier event';

const initialState: Selection = { providers: [] };

/** The reserved providers, in the order of choosing (D-R05). */
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
    /** Updates the reserved providers from a search, and removes those who are no longer available (D-R05). */
    selectionSynced: ({ providers }, { payload: { free, foundFor } }: PayloadAction<Synced>) => ({
      foundFor,
      providers: providers.flatMap(({ id }) => free.find((each) => each.id === id) ?? []),
    }),
    /**
     * Updates the rates, because a cart may be opened much later. Unavailable providers stay, so that the host is
     * notified.
     */
    ratesSynced: (
      { providers, foundFor },
      { payload: free }: PayloadAction<readonly BookableProvider[]>,
    ) => ({
      foundFor,
      providers: providers.map((chosen) => free.find(({ id }) => id === chosen.id) ?? chosen),
    }),
    /** Takes over the providers of an earlier event, who are checked for the new time before they are booked. */
    selectionTakenOver: (_, { payload: providers }: PayloadAction<readonly BookableProvider[]>) => ({
      foundFor: earlierEvent,
      providers,
    }),
    /** Restores the whole list, for Undo and returning drafts. */
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

export const {
  providerReserved,
  providerReleased,
  ratesSynced,
  selectionSynced,
  selectionRestored,
  selectionTakenOver,
} = selection.actions;
export const { selectProviders, selectHasProviders, selectIsReserved, selectFoundFor } = selection.selectors;

/** Reads a stored provider. Names and photos, with their sizes, come back with the next search; an id and a rate are required. */
export const readBookableProvider = recordOf<BookableProvider>(
  {
    id: integer,
    firstName: text,
    lastName: text,
    profileName: text,
    bio: text,
    deviceName: orNull(text),
    rating: orNull(amount),
    hourlyRateCents: centAmount,
    portraitUrl: orNull(text),
    images: listOf(recordOf({ src: text })),
  },
  {
    firstName: '',
    lastName: '',
    profileName: '',
    bio: '',
    deviceName: null,
    rating: null,
    portraitUrl: null,
    images: [],
  },
);

export const selectionPersistence: Persistence<Selection> = {
  key: selectedProvidersKey,
  version: 1,
  migrations: {},
  fields: { providers: listOf(readBookableProvider), foundFor: text },
};
