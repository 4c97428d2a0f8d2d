import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textLimits } from '@repo/domain/limits';
import { messageBoardHub } from './message-board-hub.ts';
import type { HubCalls, HubEvents, HubMethods } from './message-board-hub.ts';

const { invokes, receives, query } = messageBoardHub;

const form = { eventId: 7, sbUserId: 3, message: 'See you at the gate', clientId: crypto.randomUUID() };
const message: HubEvents['ReceiveMessage'][0] = {
  id: 11,
  message: form.message,
  senderId: 5,
  receiverId: 3,
  sender: 'User',
  sbuserId: 3,
  userId: 5,
  userType: 1,
  eventId: 7,
  createdAt: 1_805_029_200,
  sendedTime: '09:00',
  clientId: form.clientId,
};

test('[O-R08] the address takes the four values of the specs, in any casing and as text', () => {
  const given = { UserId: '5', sbUserId: '3', eventId: '7', currentUser: 'SBUser' };
  assert.equal(messageBoardHub.path, '/messageBoardHub');
  assert.deepEqual(query.parse(given), { userId: 5, sbUserId: 3, eventId: 7, currentUser: 'SBUser' });
  assert.deepEqual(query.parse({ userId: '5', eventId: '0' }), { userId: 5, eventId: 0 });
  assert.equal(query.safeParse({ currentUser: 'Admin' }).success, false);
  assert.equal(query.safeParse({ eventId: '7 or 1' }).success, false);
});

test('[O-R09] the hub has the two methods and the three events of the specs, and no others', () => {
  assert.deepEqual(Object.keys(invokes), ['SendMessage', 'MessageSeenAcknowledgment']);
  assert.deepEqual(Object.keys(receives), [
    'ReceiveMessage',
    'ReceiveNotification',
    'ReceiveNotificationsCount',
  ]);
});

test('[O-R10] accepts the chat form of the specs and ignores its sender', () => {
  const [sent] = invokes.SendMessage.takes.parse([
    {
      ...form,
      message: `  ${form.message}\n`,
      userId: 5,
      senderId: 5,
      receiverId: 3,
      profileImageUrl: '',
      name: 'Maya',
      email: 'maya@demo.test',
      reaction: '',
      sender: 'User',
      isActive: true,
      sendedTime: '09:00',
    },
  ]);
  assert.equal(sent.message, form.message);
  assert.equal(sent.sender, undefined);
});

const refused = [
  ['[O-R04] nothing but spaces', { message: ' \n ' }],
  ['a text beyond the shared maximum', { message: 'x'.repeat(textLimits.longText + 1) }],
  ['an event that is no id', { eventId: '7' }],
  ['a client id that could be anything', { clientId: 'x' }],
] as const;

for (const [title, change] of refused) {
  test(`SendMessage refuses ${title}`, () => {
    assert.equal(invokes.SendMessage.takes.safeParse([{ ...form, ...change }]).success, false);
  });
}

test('[O-R09] an acknowledgment names one message', () => {
  assert.deepEqual(invokes.MessageSeenAcknowledgment.takes.parse([11]), [11]);
  for (const given of [[], [0], ['11'], [11, 12]])
    assert.equal(invokes.MessageSeenAcknowledgment.takes.safeParse(given).success, false);
});

test('[O-R09] what is received has the fields of the specs', () => {
  assert.deepEqual(receives.ReceiveMessage.parse([message]), [message]);
  assert.ok(receives.ReceiveNotification.safeParse([{ receiverId: 3, userType: 2 }]).success);
  assert.ok(receives.ReceiveNotificationsCount.safeParse([0]).success);
  assert.equal(receives.ReceiveNotification.safeParse([{ receiverId: 3, userType: 4 }]).success, false);
});

test('derives the types of client and server from the same data', async () => {
  const server: HubMethods = {
    SendMessage: async (checked) => ({ ...message, message: checked.message }),
    MessageSeenAcknowledgment: async () => null,
  };
  const client: HubCalls = {
    SendMessage: (given) => server.SendMessage(...invokes.SendMessage.takes.parse([given])),
    MessageSeenAcknowledgment: server.MessageSeenAcknowledgment,
  };
  assert.equal((await client.SendMessage(form)).message, form.message);
});
