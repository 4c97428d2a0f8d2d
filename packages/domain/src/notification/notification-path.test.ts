import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '../brand.ts';
import { notificationPath } from './notification-path.ts';
import { isReceivedBy, notificationReceivers } from './notification-receivers.ts';
import type { NotificationType } from './notification-receivers.ts';

const home = `/${brand.singular}Dashboard`;
const types = Object.keys(notificationReceivers) as NotificationType[];

const pathsFor = (kind: 'host' | 'provider') =>
  Object.fromEntries(
    types.filter((type) => isReceivedBy(type, kind)).map((type) => [type, notificationPath(type, kind, 9)]),
  );

test('a notification opens the tab that it is about', () => {
  assert.deepEqual(pathsFor('host'), {
    message: '/CustomerDashboardTab/MyEvents/9/MessageBoard',
    accepted: '/CustomerDashboard_/MyEvents?event=9',
    declined: '/CustomerDashboard_/MyEvents?event=9',
    galleryReady: '/CustomerDashboardTab/MyEvents/9/Gallery',
    reviewDue: '/CustomerDashboardTab/MyEvents/9/Review',
  });
  assert.deepEqual(pathsFor('provider'), {
    message: `${home}Tab/MyEvents/MessageBoard`,
    request: `${home}_/EventRequests?event=9`,
    payout: `${home}_/MyEvents?event=9`,
    reviewed: `${home}Tab/MyProfile/MyPortfolio`,
    photosRemoved: `${home}Tab/MyProfile/MyPortfolio`,
  });
});

test('a notification that is not for the receiver opens their dashboard', () => {
  assert.equal(notificationPath('request', 'host', 9), '/CustomerDashboard');
  assert.equal(notificationPath('accepted', 'provider', 9), home);
});
