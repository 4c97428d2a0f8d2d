import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { defaultConsents } from '@repo/domain/event/event-setup';
import type { EventSetup } from '@repo/domain/event/event-setup';
import type { Persistence } from '@repo/shell/store/persisted-slice';
import { bookingEnds } from './booking-events.ts';
import { isAmount, isFlag, isText, isWhole, orNull, shapeOf } from '@repo/shell/store/stored-shape';

/** What the host has said about the event so far (C-R27). */
export type EventFormValues = Omit<EventSetup, 'eventType'> & { readonly eventTypeId: number | null };

export type EventForm = {
  readonly values: EventFormValues;
  /** Next has let it pass, and nothing was changed since. */
  readonly isComplete: boolean;
  /** An order that waits for its payment: the next try replaces it instead of making a second one. */
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

const hasRightForm = shapeOf({
  values: shapeOf({
    eventName: isText,
    eventDate: orNull(isWhole),
    eventStartMinute: orNull(isWhole),
    providerStartMinute: orNull(isWhole),
    location: shapeOf({
      address: isText,
      coordinates: orNull(shapeOf({ latitude: isAmount, longitude: isAmount })),
      postalCode: orNull(isText),
    }),
    apartment: isText,
    eventTypeId: orNull(isWhole),
    additionalNotes: isText,
    durationHours: orNull(isWhole),
    contactName: isText,
    contactPhone: isText,
    hasAcceptedTerms: isFlag,
    hasAcceptedPrivacy: isFlag,
    isMarketingAllowed: isFlag,
    isGallerySharingAllowed: isFlag,
  }),
  isComplete: isFlag,
  unpaid: orNull(shapeOf({ eventId: isWhole, orderItemGroupId: isWhole })),
});

export const eventFormPersistence: Persistence<EventForm> = {
  key: 'dataToSend',
  fields: ['values', 'isComplete', 'unpaid'],
  version: 2,
  // The first version knew the type of the event alone.
  migrations: {},
  hasRightForm,
};
