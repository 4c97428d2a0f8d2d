import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventRecord, LineRecord, OrderRecord } from '../../orders/orders.module.ts';
import { isTooLate } from './too-late.policy.ts';

const now = new Date('2026-07-04T14:00-04:00');
const tomorrow = new Date('2026-07-05T14:00-04:00');

const event: EventRecord = {
  id: 1,
  publicId: 'ABCDEFGHJKLM',
  hostId: 2,
  status: 'unpaid',
  name: 'Party',
  day: '2026-07-05',
  startsAt: tomorrow,
  providerStartsAt: tomorrow,
  durationHours: 2,
  eventTypeId: 1,
  address: '1 King St W, Toronto',
  latitude: 43.65,
  longitude: -79.38,
  postalCode: 'M5V 3L9',
  apartment: '',
  notes: '',
  contactName: '',
  contactPhone: '',
  isMarketingAllowed: true,
  isGalleryShared: true,
  affiliateCode: null,
  createdAt: now,
  answerUntil: null,
  statusChangedAt: now,
};

const order: OrderRecord = {
  id: 10,
  eventId: 1,
  hostId: 2,
  kind: 1,
  state: 'open',
  number: null,
  promoCodeUseId: null,
  discountType: null,
  discountValue: null,
  isGiftCard: false,
  serviceFeeRate: 500,
  taxRate: 1300,
  createdAt: now,
  holdsUntil: now,
  paidAt: null,
  discountCents: 0,
  promoBalanceCents: 0,
  subtotalCents: 11_600,
  serviceFeeCents: 580,
  taxCents: 1583,
  tipsCents: 0,
  totalCents: 13_763,
};

const booking: LineRecord = {
  id: 5,
  orderId: 9,
  position: 1,
  kind: 'provider',
  providerId: 3,
  bookingLineId: null,
  quantity: 2,
  unitCents: 5800,
  grossCents: 11_600,
  discountCents: 0,
  serviceFeeCents: 580,
  taxCents: 1583,
  totalCents: 13_763,
  refundedCents: 0,
  giftReturnedCents: 0,
  state: 'accepted',
  request: 'accepted',
  requestedAt: now,
  answerUntil: now,
  answeredAt: now,
  declineReason: null,
  checkState: 'created',
  occupancyId: 7,
};

const alone = { isAddition: false, hasNewerOrder: false, paidLines: [] };
const lateness = (
  changes: { readonly event?: Partial<EventRecord>; readonly order?: Partial<OrderRecord> },
  surroundings: Parameters<typeof isTooLate>[1] = alone,
  lines: readonly LineRecord[] = [
    { ...booking, id: 6, orderId: 10, state: 'checkoutCreated', request: null },
  ],
): boolean =>
  isTooLate(
    { event: { ...event, ...changes.event }, order: { ...order, ...changes.order }, lines, payment: null },
    surroundings,
    now,
  );

test('[FF-14] a booking is too late when its event is booked, started, cancelled or checked out again', () => {
  assert.equal(lateness({}), false);
  assert.equal(lateness({ event: { status: 'draft' } }), false);
  assert.equal(lateness({ order: { state: 'expired' } }), false);
  assert.equal(lateness({ order: { state: 'replaced' } }), true);
  assert.equal(lateness({}, { ...alone, hasNewerOrder: true }), true);
  for (const status of ['pending', 'upcoming', 'completed', 'cancel', 'reelOnly'] as const)
    assert.equal(lateness({ event: { status } }), true, status);
  assert.equal(lateness({ event: { providerStartsAt: now } }), true);
});

type Added = Pick<LineRecord, 'kind'>['kind'];
const isAdditionTooLate = (
  kind: Added,
  {
    eventStatus = 'upcoming',
    ...provider
  }: Partial<LineRecord> & { eventStatus?: EventRecord['status'] } = {},
  there: readonly LineRecord[] = [],
): boolean => {
  const bookingLineId = kind === 'recap' ? null : booking.id;
  const line: LineRecord = {
    ...booking,
    id: 6,
    kind,
    bookingLineId,
    state: 'checkoutCreated',
    request: null,
  };
  const surroundings = { ...alone, isAddition: true, paidLines: [{ ...booking, ...provider }, ...there] };
  return lateness({ event: { status: eventStatus } }, surroundings, [line]);
};

test('[K-R08] allows a tip for a booked provider during and after the event', () => {
  for (const state of ['accepted', 'checkedIn', 'checkedOut', 'paidOut'] as const)
    assert.equal(isAdditionTooLate('tip', { state, eventStatus: 'completed' }), false, state);
  for (const state of ['requested', 'declined', 'refundPending', 'refunded'] as const)
    assert.equal(isAdditionTooLate('tip', { state }), true, state);
  assert.equal(isAdditionTooLate('tip', { id: 999 }), true);
});

test('[FF-27] [A-32] allows an extension until the provider has checked out', () => {
  for (const state of ['accepted', 'checkedIn'] as const) {
    assert.equal(isAdditionTooLate('extension', { state }), false, state);
    assert.equal(isAdditionTooLate('extension', { state, eventStatus: 'completed' }), true, state);
  }
  for (const state of ['requested', 'checkedOut', 'refunded'] as const)
    assert.equal(isAdditionTooLate('extension', { state }), true, state);
});

test('[FF-22] allows an addition again only after its refund', () => {
  for (const kind of ['tip', 'extension', 'recap'] as const) {
    const bookingLineId = kind === 'recap' ? null : booking.id;
    const there: LineRecord = { ...booking, id: 8, kind, bookingLineId, state: 'paid', request: null };
    assert.equal(isAdditionTooLate(kind), false, kind);
    assert.equal(isAdditionTooLate(kind, {}, [there]), true, kind);
    assert.equal(isAdditionTooLate(kind, {}, [{ ...there, state: 'refunded' }]), false, kind);
    assert.equal(isAdditionTooLate(kind, {}, [{ ...there, bookingLineId: 999 }]), false, kind);
    assert.equal(isAdditionTooLate(kind, { eventStatus: 'cancel' }), true, kind);
  }
});
