import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '@repo/domain/brand';
import { notificationReceivers } from '@repo/domain/notification/notification-receivers';
import { getNotificationCount, notification } from './notifications.ts';

test('[O-R12] count and list are asked for by receiver and user type', () => {
  const read = (receiverId: string, userType: string) =>
    getNotificationCount.params?.safeParse({ receiverId, userType });
  for (const userType of ['1', '2', '3'])
    assert.deepEqual(read('5', userType)?.data, { receiverId: 5, userType: Number(userType) });
  for (const userType of ['0', '4', 'User', '']) assert.equal(read('5', userType)?.success, false, userType);
  assert.equal(read('0', '1')?.success, false);
});

test('[O-R11] an entry has every field of the specs, the provider under the name of the brand', () => {
  const entry = {
    id: 1,
    type: 'message',
    eventId: 7,
    eventName: 'Gala',
    hostName: 'Hana Ito',
    [`${brand.slug}Name`]: 'Maya Rao',
    profileImageUrl: null,
    receiverId: 5,
    userType: 1,
    createdAt: 1_805_029_200,
    isSeen: false,
  };
  assert.deepEqual(notification.parse(entry), entry);
});

test('[A-69] every kind of notification of the domain can be an entry, and no other', () => {
  const types = Object.keys(notificationReceivers);
  assert.equal(types.length, 9);
  for (const type of types) assert.ok(notification.shape.type.safeParse(type).success, type);
  assert.equal(notification.shape.type.safeParse('news').success, false);
});
