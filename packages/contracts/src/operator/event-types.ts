import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idInText } from '../wire/ids.ts';
import { answeredNames, bothNames, operatorCall, position } from './operator-call.ts';

const fields = {
  ...bothNames,
  position,
  /** Such as "Other", whose notes describe the event. */
  requiresNotes: z.boolean(),
  isActive: z.boolean(),
  /** The shot list in order; an update replaces it. */
  shots: z.array(z.object(bothNames)).max(30),
};

export const eventTypeChanges = z.object(fields).partial();
export type EventTypeChanges = z.output<typeof eventTypeChanges>;

export const newEventType = eventTypeChanges.required({ nameEn: true, nameFr: true });
export type NewEventType = z.output<typeof newEventType>;

export const editedEventType = z.object({
  ...fields,
  id,
  ...answeredNames,
  shots: z.array(z.object(answeredNames)),
});
export type EditedEventType = z.output<typeof editedEventType>;

export const listEventTypes = defineEndpoint('GET /api/v1/operator/event-types', {
  ...operatorCall,
  summary: 'All event types with their shot lists, also those that are no longer offered',
  reply: z.array(editedEventType),
});

export const addEventType = defineEndpoint('POST /api/v1/operator/event-types', {
  ...operatorCall,
  summary: 'Add an event type, by default at the end of the list',
  body: anyCasing(newEventType),
  errors: ['one_or_more_fields_exists_already'],
  success: 'saved_successfully',
  reply: editedEventType,
});

export const changeEventType = defineEndpoint('PUT /api/v1/operator/event-types/:eventTypeId', {
  ...operatorCall,
  summary: 'Update the given fields of an event type',
  params: z.object({ eventTypeId: idInText }),
  body: anyCasing(eventTypeChanges),
  errors: ['one_or_more_fields_exists_already'],
  success: 'updated_successfully',
  reply: editedEventType,
});
