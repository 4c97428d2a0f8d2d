import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saveDraft } from './save-draft.ts';

const event = {
  id: 0,
  userId: 7,
  eventName: 'Reunion',
  eventDate: 1_800_057_600,
  eventStartTime: 1_800_126_000,
  apartment: '4B',
  additionalNotes: '',
  sbstartTime: 1_800_126_000,
  duration: 2,
  isActive: true,
  eventTypeId: 8,
  eventLocation: {
    id: 0,
    eventId: 0,
    currentLocation: '1 King St W',
    longitude: -79.38,
    latitude: 43.65,
    isActive: true,
  },
  contactname: 'Ana',
  phoneNumber: '416-555-0100',
  EventQuestionAnswers: [{ questionTypeId: 5, answer: 'Cake' }],
};

test('[I-R07] accepts a draft of the specs', () => {
  const { isActive: _, ...wanted } = event;
  const { id: __, eventId: ___, isActive: ____, ...place } = event.eventLocation;
  const parsed = saveDraft.body?.parse({ event });
  assert.deepEqual(JSON.parse(JSON.stringify(parsed)), {
    event: { ...wanted, phoneNumber: '4165550100', eventLocation: place },
  });
});

test('[A-18] a draft may write its fields as an order does', () => {
  const { sbstartTime, eventTypeId, userId, ...rest } = event;
  const twin = { ...rest, SBStartTime: sbstartTime, EventTypeId: eventTypeId, UserId: userId };
  assert.equal(saveDraft.body?.parse({ Event: twin }).event.sbstartTime, sbstartTime);
});

test('a draft without a place, or with one off the map, is refused', () => {
  const { eventLocation: _, ...nowhere } = event;
  const offMap = { ...event, eventLocation: { ...event.eventLocation, latitude: 91 } };
  for (const draft of [nowhere, offMap])
    assert.equal(saveDraft.body?.safeParse({ event: draft }).success, false);
});
