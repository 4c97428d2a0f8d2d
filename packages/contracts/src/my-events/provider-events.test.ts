import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getProviderEvents, providerEvent, updateCheckStatus } from './provider-events.ts';
import type { CheckStatusUpdate, ProviderEvent } from './provider-events.ts';

const update: CheckStatusUpdate = { id: 7, sbUserId: 3, checkedStatus: 'checkIn' };

const read = (body: unknown) => updateCheckStatus.body?.safeParse(body);

test('[T-R06] a check status update takes the four statuses that the specs name, and no other', () => {
  for (const checkedStatus of ['checkIn', 'checkOut', 'created', 'preview']) {
    assert.ok(read({ ...update, checkedStatus })?.success, checkedStatus);
  }
  for (const checkedStatus of ['checkin', '', null, 2]) {
    assert.equal(read({ ...update, checkedStatus })?.success, false);
  }
});

test('[T-R06] [A-107] accepts an offline check with its time and client id, and rejects malformed ones', () => {
  const offline = { ...update, clientId: 'a1-b2_c3', at: 1_805_029_200 };
  assert.deepEqual(read(offline)?.data, offline);
  assert.ok(read({ ...offline, clientId: 'x'.repeat(64) })?.success);
  for (const change of [
    { clientId: '' },
    { clientId: 'x'.repeat(65) },
    { clientId: 'a b' },
    { at: -1 },
    { at: 1.5 },
  ])
    assert.equal(read({ ...offline, ...change })?.success, false, JSON.stringify(change));
});

test('[A-18] accepts the fields of a check status update in any casing', () => {
  assert.deepEqual(read({ Id: 7, SBUserId: 3, CheckedStatus: 'checkIn' })?.data, update);
});

test('[A-81] the tabs are upcoming and completed, in any letter case', () => {
  const readTab = (tab: string) => getProviderEvents.params?.safeParse({ sbUserId: '3', tab });
  assert.deepEqual(readTab('UPCOMING')?.data, { sbUserId: 3, tab: 'upcoming' });
  assert.ok(readTab('completed')?.success);
  assert.equal(readTab('cancelled')?.success, false);
});

test('[T-R09] parses an event of a provider without dropping a field', () => {
  const event: ProviderEvent = {
    id: 7,
    publicId: 'ABCDEFGHJKLM',
    eventName: 'Gala',
    eventDate: 1_805_001_600,
    eventType: { name: 'Wedding' },
    user: { firstName: 'Hana', lastName: 'Ito', userName: 'host@demo.test' },
    duration: 12,
    eventStartTime: 1_805_029_200,
    sbstartTime: 1_805_029_200,
    eventLocation: [{ currentLocation: '1 King St W, Toronto' }],
    shortList: 'Cake, First dance',
    isGallerySharedPermission: true,
    contactName: null,
    phoneNumber: null,
    isReelExist: true,
    reelStatus: 'pending',
    isDownloadable: false,
    order: { orderItems: [{ checkedStatus: 'created', quantity: 12 }] },
    checkedInAt: null,
    checkedOutAt: null,
    payEstimate: 696,
  };
  assert.deepEqual(providerEvent.parse(event), event);
});
