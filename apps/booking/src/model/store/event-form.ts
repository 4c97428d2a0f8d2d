import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { defaultConsents } from '@repo/domain/event/event-setup';
import type { EventSetup } from '@repo/domain/event/event-setup';
import type { Persistence } from '@repo/shell/store/persisted-slice';
import { bookingEnds } from './booking-events.ts';
import {
  amount,
  calendarDay,
  flag,
  integer,
  orNull,
  recordOf,
  text,
} from '@repo/session/storage/stored-shape';

/** The values of the event form (C-R27). */
export type EventFormValues = Omit<EventSetup, 'eventType'> & { readonly eventTypeId: number | null };

export type EventForm = {
  readonly values: EventFormValues;
  /** Whether Next has accepted the form and nothing has changed since. */
  readonly isComplete: boolean;
  /** An order that awaits its payment: the next checkout replaces it instead of adding another. */
  readonly unpaid: { readonly eventId: number; readonly orderItemGroupId: number } | null;
};

export const emptyEventForm: EventFormValues = {
  eventName: '',
  eventDate: null,
  eventStartMinute: null,
  providerStartMinute: null,
  location: { address: '', coordinates: null, postalCode: null },
  apartment: '',
  eventTypeId: null,
  additionalNotes: '',
  durationHours: null,
  contactName: '',
  contactPhone: '',
  ...defaultConsents,
};

const initialState: EventForm = { values: emptyEventForm, isComplete: false, unpaid: null };

export const eventForm = createSlice({
  name: 'eventForm',
  initialState,
  reducers: {
    eventFormEdited: (state, { payload }: PayloadAction<Partial<EventFormValues>>) => ({
      ...state,
      values: { ...state.values, ...payload },
      isComplete: false,
    }),
    eventFormCompleted: (state, { payload }: PayloadAction<EventFormValues>) => ({
      ...state,
      values: payload,
      isComplete: true,
    }),
    orderPlaced: (state, { payload }: PayloadAction<NonNullable<EventForm['unpaid']>>) => ({
      ...state,
      unpaid: payload,
    }),
    orderFoundPaid: (state) => ({ ...state, unpaid: null }),
  },
  extraReducers: (build) => build.addMatcher(isAnyOf(...bookingEnds), () => initialState),
  selectors: {
    selectEventForm: ({ values }) => values,
    selectIsSetupBegun: ({ values }) => JSON.stringify(values) !== JSON.stringify(emptyEventForm),
    selectDurationHours: ({ values }) => values.durationHours,
    selectIsSetupComplete: ({ isComplete }) => isComplete,
    selectUnpaidOrder: ({ unpaid }) => unpaid,
  },
});

export const { eventFormEdited, eventFormCompleted, orderPlaced, orderFoundPaid } = eventForm.actions;
export const {
  selectEventForm,
  selectIsSetupBegun,
  selectDurationHours,
  selectIsSetupComplete,
  selectUnpaidOrder,
} = eventForm.selectors;

const readCoordinates = recordOf<NonNullable<EventFormValues['location']['coordinates']>>({
  latitude: amount,
  longitude: amount,
});

const readValues = recordOf<EventFormValues>(
  {
    eventName: text,
    eventDate: orNull(calendarDay),
    eventStartMinute: orNull(integer),
    providerStartMinute: orNull(integer),
    location: recordOf<EventFormValues['location']>(
      { address: text, coordinates: orNull(readCoordinates), postalCode: orNull(text) },
      emptyEventForm.location,
    ),
    apartment: text,
    eventTypeId: orNull(integer),
    additionalNotes: text,
    durationHours: orNull(integer),
    contactName: text,
    contactPhone: text,
    hasAcceptedTerms: flag,
    hasAcceptedPrivacy: flag,
    isMarketingAllowed: flag,
    isGallerySharingAllowed: flag,
  },
  emptyEventForm,
);

export const eventFormPersistence: Persistence<EventForm> = {
  key: 'dataToSend',
  version: 2,
  migrations: {},
  fields: {
    values: readValues,
    isComplete: flag,
    unpaid: orNull(
      recordOf<NonNullable<EventForm['unpaid']>>({ eventId: integer, orderItemGroupId: integer }),
    ),
  },
  forms: ['values'],
  // A field that starts empty may be required, so Next has to check it again.
  whenRepaired: { isComplete: false },
};
