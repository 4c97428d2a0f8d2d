import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textLimits } from '@repo/domain/limits';
import { answerEventRequest, eventRequest, getEventRequests } from './event-requests.ts';
import type { EventRequestAnswer } from './event-requests.ts';

const accept: EventRequestAnswer = { Id: 3, EventId: 7, UserName: 'maya@demo.test', isActive: true };

const read = (body: unknown) => answerEventRequest.body?.safeParse(body);

test('[S-R03] an answer has the fields of the specs, in any casing', () => {
  const decline = { id: 3, eventId: 7, userName: 'x', IsActive: false, Reason: ' I am away ' };
  const expected = { Id: 3, EventId: 7, isActive: false, reason: 'I am away', UserName: undefined };
  assert.deepEqual(read(decline)?.data, expected);
  assert.ok(read(accept)?.success);
});

test('passes a decline without a reason to the rule', () => {
  for (const reason of ['', null, undefined]) {
    assert.ok(read({ ...accept, isActive: false, reason })?.success);
  }
});

const refused = [
  ['no event', { EventId: undefined }],
  ['an event id in text', { EventId: '7' }],
  ['neither yes nor no', { isActive: undefined }],
  ['a word for yes', { isActive: 'true' }],
  ['a reason beyond the shared maximum', { reason: 'x'.repeat(textLimits.longText + 1) }],
] as const;

for (const [title, change] of refused) {
  test(`an answer with ${title} is refused`, () => {
    assert.equal(read({ ...accept, ...change })?.success, false);
  });
}

test("[S-R02] returns a request with the host's first name only", () => {
  const shown = {
    id: 7,
    publicId: 'ABCDEFGHJKLM',
    eventName: 'Gala',
    eventDate: 1_805_001_600,
    eventType: { name: 'Wedding' },
    duration: 2,
    eventStartTime: 1_805_029_200,
    sbstartTime: 1_805_029_200,
    eventLocation: [{ currentLocation: '1 King St W, Toronto' }],
    deadline: 1_804_943_000,
    payEstimate: 116,
    distance: 3.4,
  };
  const user = { firstName: 'Hana', lastName: 'Ito', userName: 'host@demo.test' };
  assert.deepEqual(eventRequest.parse({ ...shown, user }), { ...shown, user: { firstName: 'Hana' } });
});

test('the list is asked for by the id of a provider', () => {
  assert.deepEqual(getEventRequests.params?.parse({ id: '3' }), { id: 3 });
  for (const id of ['0', '-1', '1.5', 'me', '', '99999999999']) {
    assert.equal(getEventRequests.params?.safeParse({ id }).success, false, id);
  }
});
