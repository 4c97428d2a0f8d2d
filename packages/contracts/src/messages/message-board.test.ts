import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getContact, getMessages, markConversationSeen, messageEndpoints } from './message-board.ts';

test('[A-19] a conversation is named by event and provider, a contact by provider and event', () => {
  assert.deepEqual(getMessages.params?.parse({ eventId: '7', providerId: '3' }), {
    eventId: 7,
    providerId: 3,
  });
  assert.deepEqual(getContact.params?.parse({ sbUserId: '3', eventId: '7' }), { sbUserId: 3, eventId: 7 });
});

test('[A-57] accepts a message to continue the history from, or none', () => {
  const read = (query: unknown) => getMessages.query?.safeParse(query);
  assert.deepEqual(read({ afterId: '11' })?.data, { afterId: 11 });
  assert.deepEqual(read({ afterId: '0' })?.data, { afterId: 0 });
  assert.deepEqual(read({ page: '2' })?.data, { page: 2 });
  assert.equal(read({ afterId: '-1' })?.success, false);
  assert.equal(read({ page: '0' })?.success, false);
});

test('[O-R07] accepts the body of the specs for marking as seen and ignores its ids', () => {
  const read = { userId: undefined, userType: undefined };
  assert.deepEqual(markConversationSeen.body?.parse({ userId: 5, userType: 1 }), read);
  assert.deepEqual(markConversationSeen.body?.parse({}), {});
});

test('[A-R22] [A-R23] the board is for the two sides of an event', () => {
  for (const { actors } of messageEndpoints) assert.deepEqual(actors, ['host', 'provider']);
});
