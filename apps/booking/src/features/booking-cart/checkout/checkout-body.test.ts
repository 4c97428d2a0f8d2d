import { priceCart } from '@repo/domain/cart/price-cart';
import { cents } from '@repo/domain/money/cents';
import { standardFeeRates } from '@repo/domain/money/fee-rates';
import { noRecap } from '@repo/domain/recap/recap-choice';
import { recapPricesOf } from '@repo/domain/recap/recap-price';
import { instantOf } from '@repo/domain/time/wall-clock';
import { briefedRecap, dayAhead, filledForm } from '../../../testing/booking-on-device.ts';
import { emptyRecapBrief } from '../../../model/store/recap.ts';
import { newBookingBody, savedEventBody } from './checkout-body.ts';

const values = filledForm(30, {
  additionalNotes: 'Ring twice',
  contactName: 'Ana',
  contactPhone: '4165550100',
});
const day = values.eventDate ?? 0;
const maya = {
  id: 12,
  firstName: 'Maya',
  lastName: 'Chen',
  profileName: 'Maya shoots',
  bio: '',
  deviceName: null,
  rating: null,
  hourlyRateCents: cents(5850),
  portraitUrl: null,
  images: [],
};
const booking = {
  eventForm: { values, unpaid: { eventId: 81, orderItemGroupId: 82 } },
  answers: { 5: 'Cake', 7: 'Candid', 8: '', 9: '' },
  providers: [maya],
  recap: briefedRecap,
  recapPrices: recapPricesOf(null),
  discountId: 5,
  totals: {
    ...priceCart({ lines: [], discount: null, rates: standardFeeRates() }),
    discountCents: cents(4561),
    serviceFeeCents: cents(1607),
    taxCents: cents(4387),
    totalCents: cents(38_133),
  },
  rates: standardFeeRates(),
};
const buyer = { userId: 7, affiliateCode: 'PARTNER' };
const recapItem = {
  OrderItemTypeId: 3,
  Price: 125,
  quantity: 2,
  reelDetail: {
    logoUrl: null,
    musicFilePath: null,
    music: 'Funk',
    orientation: 'Portrait (Instagram, TikTok)',
    reelType: 'Energetic',
  },
  tipPrice: 0,
  SbuserId: null,
  isActive: false,
  paymentStatus: false,
};

test('[C-R28] [G-R17] [E-R13] a new booking is sent with every field of the specs', () => {
  const start = instantOf(dayAhead(30), 600);
  expect(newBookingBody(booking, buyer)).toEqual({
    Event: {
      status: 'pending',
      id: 81,
      eventName: 'Garden party',
      eventDate: day,
      sbStartTime: start,
      EventStartTime: start,
      duration: 2,
      additionalNotes: 'Ring twice',
      notes: 'Ring twice',
      IsActive: 1,
      EventTypeId: 1,
      eventLocation: {
        currentLocation: '100 Queen St W, Toronto, ON M5H 2N2',
        longitude: -79.3839,
        latitude: 43.6534,
      },
      apartment: '',
      UserId: 7,
      privacyPolicy: true,
      termsAndConditions: true,
      postalCode: 'M5H 2N2',
      contactname: 'Ana',
      phoneNumber: '4165550100',
      isConsentForMarketing: true,
      isGallerySharedPermission: true,
      affiliateCode: 'PARTNER',
      EventQuestionAnswers: [
        { questionTypeId: 5, answer: 'Cake' },
        { questionTypeId: 7, answer: 'Candid' },
      ],
      Order: {
        id: 0,
        orderItems: [
          {
            id: 12,
            firstName: 'Maya',
            lastName: 'Chen',
            hourlyRate: 58.5,
            OrderItemTypeId: 2,
            SbuserId: 12,
            Price: 58.5,
            quantity: 2,
            tipPrice: 0,
            tipPrice_: 0,
            extendedPrice_: 0,
            extendedQuantity_: 0,
          },
          recapItem,
        ],
        orderDiscountDetail: { id: 5 },
        serviceFee: 16.07,
        tax: 43.87,
        taxInPercentage: 13,
        discount: 45.61,
        totalAmount: 381.33,
        reelQuestionAnswers: [{ questionTypeId: 6, answer: 'Laughing people' }],
      },
    },
    orderItemGroupId: 82,
  });
});

test('[E-R13] [G-R17] without a recap, sends neither its item nor its answers, and a first checkout has no ids', () => {
  const recap = { ...noRecap, isWithLogo: true, isAnswered: true, brief: emptyRecapBrief };
  const eventForm = { values, unpaid: null };
  const body = newBookingBody({ ...booking, eventForm, recap, discountId: null }, buyer);
  expect(body?.Event.id).toBe(0);
  expect(body?.orderItemGroupId).toBe(0);
  expect(body?.Event.Order.orderItems).toHaveLength(1);
  expect(body?.Event.Order).toMatchObject({ orderDiscountDetail: null, reelQuestionAnswers: null });
});

test('[C-R28] an incomplete form is not sent', () => {
  const eventForm = { values: { ...values, durationHours: null }, unpaid: null };
  expect(newBookingBody({ ...booking, eventForm }, buyer)).toBeUndefined();
});

test('[E-R12] a recap alone has no day and no hours, only the stored event and order', () => {
  const order = { ...booking, eventId: 31, orderId: 32, unpaidOrderId: null, orderItems: [] };
  expect(savedEventBody({ ...order, status: 'reelOnly' }, buyer)).toEqual({
    Event: {
      id: 31,
      status: 'reelOnly',
      eventDate: 0,
      duration: 0,
      UserId: 7,
      affiliateCode: 'PARTNER',
      Order: {
        id: 32,
        orderItems: [recapItem],
        orderDiscountDetail: { id: 5 },
        serviceFee: 16.07,
        tax: 43.87,
        taxInPercentage: 13,
        discount: 45.61,
        totalAmount: 381.33,
        reelQuestionAnswers: [{ questionTypeId: 6, answer: 'Laughing people' }],
      },
    },
    orderItemGroupId: 0,
  });
});

test('[I-R05] the cart of a draft is sent with the order that it replaces', () => {
  const orderItems = [{ OrderItemTypeId: 2 as const, SbuserId: 12 }];
  const order = { ...booking, eventId: 31, orderId: 32, unpaidOrderId: 33, orderItems };
  const body = savedEventBody({ ...order, status: 'draft' }, buyer);
  expect(body).toMatchObject({ Event: { id: 31, status: 'draft' }, orderItemGroupId: 33 });
  expect(body.Event).not.toHaveProperty('eventDate');
});
