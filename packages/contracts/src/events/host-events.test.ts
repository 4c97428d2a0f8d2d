import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getExtendTipEvent, hostEvent, listHostEvents } from './host-events.ts';

const provider = {
  id: 31,
  firstName: 'Maya',
  lastName: 'Roy',
  hourlyRate: 58,
  isExtended: false,
  isTip: true,
  sbPortfolios: [{ profileImageUrl: '/files/portfolio/a.jpg', profileName: 'Maya' }],
  address: { currentLocation: 'Toronto' },
};

const event = {
  id: 12,
  publicId: 'ABCD2345WXYZ',
  status: 'pending',
  eventName: 'Wedding',
  eventDate: 1_800_057_600,
  duration: 4,
  eventStartTime: 1_800_126_000,
  sbstartTime: 1_800_126_000,
  eventType: { name: 'Wedding' },
  eventLocation: [{ currentLocation: '1 King St W' }],
  waitingFor: ['Maya'],
  sbList: 'Maya Roy',
  isConsentForMarketing: true,
  isGallerySharedPermission: false,
  isReelExist: false,
  isCancelEventAllowed: true,
  order: [{ id: 34 }],
  orders: [{ orderItems: [{ id: 5, sbuserId: 31, sbUser: provider }] }],
  sbInfo: [{ id: 31, firstName: 'Maya', lastName: 'Roy', profileImageUrl: '/files/portfolio/a.jpg' }],
  email: 'host@demo.test',
};

test("[J-R11] [J-R12] returns a host's event with the fields of the specs and of A-78", () => {
  assert.deepEqual(hostEvent.parse(event), event);
  const timeline = [
    { step: 'paid', at: 1_800_000_000 },
    { step: 'accepted', at: 1_800_000_060, firstName: 'Maya' },
  ];
  assert.ok(hostEvent.safeParse({ ...event, timeline, deadline: 1_800_086_400 }).success);
});

test('[J-R03] [A-59] accepts each word for a status, cancel in three spellings', () => {
  const read = (status: string) => listHostEvents.params?.safeParse({ userId: '7', status }).success;
  for (const word of ['upcoming', 'pending', 'completed', 'cancel', 'cancelled', 'Canceled'])
    assert.ok(read(word), word);
  for (const word of ['', 'draft', 'reelOnly', 'x'.repeat(1000)]) assert.equal(read(word), false, word);
});

test('[A-13] [K-R01] returns how much longer a provider can stay and what was added to the event', () => {
  const addition = { id: 9, kind: 'tip', sbuserId: 31, quantity: 1, total: 12.5 };
  const read = (state: object, ...additions: readonly object[]) => {
    const sbUser = { ...provider, ...state };
    const orders = [{ id: 34, orderItems: [{ id: 5, sbuserId: 31, sbUser }] }];
    return getExtendTipEvent.reply.safeParse({ ...event, orders, additions }).success;
  };
  assert.ok(read({ checkedStatus: 'created', maxExtendHours: 3 }, addition));
  assert.ok(!read({ checkedStatus: 'created' }));
  assert.ok(!read({ maxExtendHours: 3 }));
  assert.ok(!read({ checkedStatus: 'created', maxExtendHours: 3 }, { ...addition, kind: 'provider' }));
});
