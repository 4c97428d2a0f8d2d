import type { Persistence } from '@repo/shell/store/persisted-slice';
import type { EventForm } from '../model/event-form.ts';

/** What of the booking outlives a reload, under the names of S1§3. */
export const eventFormPersistence: Persistence<EventForm> = {
  key: 'dataToSend',
  fields: ['eventTypeId'],
  version: 1,
  migrations: {},
  hasRightForm: ({ eventTypeId }) => eventTypeId === undefined || Number.isSafeInteger(eventTypeId),
};
