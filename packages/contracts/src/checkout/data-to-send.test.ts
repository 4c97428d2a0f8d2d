import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataToSend } from './data-to-send.ts';

/** A new booking as S1§3 writes it, with everything that its cart shows. */
const newBooking = {
  Event: {
    status: 'pending',
    id: 0,
    eventDate: 1_800_057_600,
    SBStartTime: 1_800_126_000,
    EventStartTime: 1_800_126_000,
    duration: 4,
    additionalNotes: 'Side door',
    notes: 'Side door',
    IsActive: 1,
    EventTypeId: 2,
    eventLocation: { currentLocation: '1 King St W', longitude: -79.38, latitude: 43.65 },
    apartment: '',
    UserId: 7,
    eventName: 'Wedding',
    privacyPolicy: true,
    termsAndConditions: true,
    postalCode: 'M5V 2T6',
    contactname: '',
    phoneNumber: '',
    isConsentForMarketing: true,
    isGallerySharedPermission: true,
    affiliateCode: null,
    EventQuestionAnswers: [5, 7, 8, 9].map((questionTypeId) => ({ questionTypeId, answer: 'Yes' })),
    Order: {
      id: 0,
      orderItems: [
        {
          id: 31,
          firstName: 'Maya',
          quantity: 4,
          OrderItemTypeId: 2,
          SbuserId: 31,
          Price: 58,
          hourlyRate: 58,
          tipPrice: 0,
          tipPrice_: 0,
          extendedPrice_: 0,
          extendedQuantity_: 0,
        },
        {
          orderItemTypeId: 3,
          price: 125,
          quantity: 2,
          reelDetail: {
            logoUrl: 'ref-1',
            musicFilePath: null,
            music: 'Jazz',
            orientation: 'Portrait (Instagram, TikTok)',
            reelType: 'Classic',
          },
          tipPrice: 0,
          sbuserId: null,
          isActive: false,
          paymentStatus: false,
        },
      ],
      serviceFee: 24.1,
      tax: 65.79,
      taxInPercentage: 13,
      discount: 0,
      totalAmount: 571.89,
      orderDiscountDetail: null,
      reelQuestionAnswers: [{ questionTypeId: 6, answer: 'Fast cuts' }],
    },
  },
  orderItemGroupId: 0,
};

const withOrder = (changes: object) => ({
  Event: { id: 12, Order: { id: 34, orderItems: [], ...changes } },
});

const isTaken = (payload: unknown): boolean => dataToSend.safeParse(payload).success;

test('[C-R28] [G-R17] accepts a new booking of the specs and distinguishes both kinds of item', () => {
  const { Event: event } = dataToSend.parse(newBooking);
  assert.equal(event.sbStartTime, 1_800_126_000);
  assert.deepEqual(event.eventLocation, newBooking.Event.eventLocation);
  assert.deepEqual(
    event.Order.orderItems.map(({ OrderItemTypeId, SbuserId }) => [OrderItemTypeId, SbuserId]),
    [
      [2, 31],
      [3, null],
    ],
  );
});

test('[A-72] drops prices and totals that a client sends', () => {
  const cheap = structuredClone(newBooking);
  Object.assign(cheap.Event.Order, { discount: 'nothing', tax: -1 });
  Object.assign(cheap.Event.Order.orderItems[0] ?? {}, { Price: 0.01, hourlyRate: [] });
  const { Order: order } = dataToSend.parse(cheap).Event;
  assert.deepEqual([order.discount, order.tax, order.serviceFee], [undefined, undefined, undefined]);
  assert.deepEqual([order.orderItems[0]?.Price, order.orderItems[0]?.hourlyRate], [undefined, undefined]);
});

test('[A-84] requires event and order for add-ons; an extension is one hour by default', () => {
  const orderItems = [
    { OrderItemTypeId: 4, SbuserId: 31 },
    { OrderItemTypeId: 4, SbuserId: 32, extendedQuantity_: 3 },
    { OrderItemTypeId: 5, SbuserId: 31, tipPrice_: 12.5 },
  ];
  const { Order: order } = dataToSend.parse(withOrder({ orderItems })).Event;
  assert.deepEqual(JSON.parse(JSON.stringify(order.orderItems)), [
    { ...orderItems[0], extendedQuantity_: 1 },
    orderItems[1],
    orderItems[2],
  ]);
});

test('[E-R12] accepts a recap-only order without day and hours', () => {
  const recap = newBooking.Event.Order.orderItems[1];
  const reelOnly = { status: 'reelOnly', id: 12, eventDate: 0, duration: 0 };
  assert.ok(isTaken({ Event: { ...reelOnly, Order: { id: 34, orderItems: [recap] } }, orderItemGroupId: 5 }));
});

test('[I-R05] a draft cart is sent as a draft with its id', () => {
  const [provider] = newBooking.Event.Order.orderItems;
  assert.ok(isTaken({ Event: { status: 'draft', id: 12, Order: { orderItems: [provider] } } }));
});

test('refuses a line of an unknown kind or with missing fields', () => {
  const lines = [
    { OrderItemTypeId: 1, SbuserId: 31 },
    { OrderItemTypeId: 2 },
    { OrderItemTypeId: 3, quantity: 6, reelDetail: { music: 'Jazz', orientation: 'Landscape (YouTube)' } },
    { OrderItemTypeId: 3, quantity: 1, reelDetail: { music: 'Jazz', orientation: 'Square' } },
    { OrderItemTypeId: 4, SbuserId: 31, extendedQuantity_: 4 },
    { OrderItemTypeId: 5, SbuserId: 31, tipPrice_: 1000.01 },
    { OrderItemTypeId: 5, SbuserId: 31, tipPrice_: 3.001 },
    { OrderItemTypeId: 5, SbuserId: 31 },
  ];
  for (const line of lines) assert.ok(!isTaken(withOrder({ orderItems: [line] })), JSON.stringify(line));
});

test('limits texts, lists and numbers of an event', () => {
  const changes = [
    { eventName: 'x'.repeat(71) },
    { apartment: 'x'.repeat(91) },
    { notes: 'x'.repeat(2001) },
    { duration: 11 },
    { duration: 2.5 },
    { eventLocation: { currentLocation: 'x', longitude: 181, latitude: 0 } },
    { phoneNumber: '12345' },
    { EventQuestionAnswers: [{ questionTypeId: 6, answer: '' }] },
    { status: 'paid' },
  ];
  for (const change of changes)
    assert.ok(!isTaken({ Event: { ...newBooking.Event, ...change } }), JSON.stringify(change).slice(0, 80));
});
