import type { DemoBooking, DemoDraft } from '@repo/demo/bookings.data';
import { orderItemTypes } from '@repo/domain/cart/order-line';
import { recapQuestionTypeId } from '@repo/domain/event/event-questions';
import { defaultRecapOrientation } from '@repo/domain/recap/recap-brief';
import { wallClockOf } from '@repo/domain/time/wall-clock';
import { accountIdOf } from './account-ids.ts';
import type { AccountIds } from './account-ids.ts';

const place = { address: '290 Bremner Blvd, Toronto, ON', latitude: 43.6426, longitude: -79.3871 };
const postalCode = 'M5V 3L9';

type BookingIds = {
  readonly accountIds: AccountIds;
  readonly startsAtSeconds: number;
  readonly giftCardId: number | undefined;
  /** 0 for a new event. */
  readonly eventId: number;
};

/** Returns the form and the cart as the booking page sends them. */
export const checkoutFormOf = (
  booking: DemoBooking,
  { accountIds, startsAtSeconds, giftCardId, eventId }: BookingIds,
) => ({
  Event: {
    id: eventId,
    UserId: accountIdOf(accountIds, booking.host),
    status: 'pending',
    eventName: booking.name,
    eventDate: wallClockOf(startsAtSeconds).day,
    EventStartTime: startsAtSeconds,
    sbStartTime: startsAtSeconds,
    duration: booking.hours,
    EventTypeId: booking.eventTypeId,
    eventLocation: { currentLocation: place.address, latitude: place.latitude, longitude: place.longitude },
    postalCode,
    contactname: 'Robin',
    phoneNumber: '416 555 0100',
    privacyPolicy: true,
    termsAndConditions: true,
    isConsentForMarketing: true,
    isGallerySharedPermission: true,
    EventQuestionAnswers: [
      { questionTypeId: 5, answer: 'Family and close friends' },
      { questionTypeId: 7, answer: 'Candid moments rather than poses' },
    ],
    Order: {
      id: 0,
      orderItems: [
        ...Object.keys(booking.requests).map((username) => ({
          OrderItemTypeId: orderItemTypes.provider,
          SbuserId: accountIdOf(accountIds, username),
        })),
        ...recapItemsOf(booking),
      ],
      orderDiscountDetail: giftCardId === undefined ? null : { id: giftCardId },
      reelQuestionAnswers:
        booking.recaps === 0
          ? null
          : [{ questionTypeId: recapQuestionTypeId, answer: 'Warm, quick, a little funny' }],
    },
  },
  orderItemGroupId: 0,
});

const recapItemsOf = ({ recaps }: DemoBooking) =>
  recaps === 0
    ? []
    : [
        {
          OrderItemTypeId: orderItemTypes.recap,
          quantity: recaps,
          reelDetail: { music: 'Indie pop', orientation: defaultRecapOrientation, reelType: 'Happy' },
        },
      ];

export const draftOf = (draft: DemoDraft, startsAtSeconds: number) => ({
  name: draft.name,
  day: wallClockOf(startsAtSeconds).day,
  startsAtSeconds,
  providerStartsAtSeconds: startsAtSeconds,
  durationHours: draft.hours,
  eventTypeId: draft.eventTypeId,
  address: place.address,
  coordinates: place,
  postalCode,
  apartment: '',
  notes: 'Before the crowds come',
  contactName: 'Robin',
  contactPhone: '4165550100',
  hasAcceptedTerms: true,
  hasAcceptedPrivacy: true,
  isMarketingAllowed: true,
  isGalleryShared: true,
  affiliateCode: null,
  answers: [
    { questionTypeId: 5, answer: 'Two families' },
    { questionTypeId: 7, answer: 'Light on the water' },
  ],
});
