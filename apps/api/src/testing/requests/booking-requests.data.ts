import { listDrafts } from '@repo/contracts/drafts/list-drafts';
import { getEventToBookAgain } from '@repo/contracts/events/book-again';
import { changeEventConsents } from '@repo/contracts/events/event-consents';
import { createCheckoutSession, makePayment, receivePaymentMessage } from '@repo/contracts/checkout/pay';
import { getDiscount } from '@repo/contracts/checkout/promo-code';
import { createRefund, previewRefund } from '@repo/contracts/checkout/refund';
import { getDraft } from '@repo/contracts/drafts/get-draft';
import { saveDraft } from '@repo/contracts/drafts/save-draft';
import { getExtendTipEvent, listHostEvents } from '@repo/contracts/events/host-events';
import { generateInvoice, readInvoice } from '@repo/contracts/invoices/generate-invoice';
import { getReviewForm, replyToReview, submitReview } from '@repo/contracts/reviews/reviews';
import { orderItemTypes } from '@repo/domain/cart/order-line';
import { recapQuestionTypeId } from '@repo/domain/event/event-questions';
import { defaultRecapOrientation } from '@repo/domain/recap/recap-brief';
import { answers, eventDay, eventStart, phoneNumber, place, postalCode, someId } from './sample-values.ts';
import type { ValidRequests } from './valid-request.ts';

const recapItem = {
  OrderItemTypeId: orderItemTypes.recap,
  quantity: 1,
  reelDetail: { music: 'Jazz', orientation: defaultRecapOrientation, reelType: 'Happy' },
} as const;

const providerItem = { OrderItemTypeId: orderItemTypes.provider, SbuserId: someId } as const;

export const bookingRequests = {
  [saveDraft.key]: ({ account, event }) => ({
    body: {
      event: {
        id: event,
        userId: account,
        eventName: 'A party',
        eventDate: eventDay,
        eventStartTime: eventStart,
        sbstartTime: eventStart,
        duration: 2,
        isActive: true,
        eventTypeId: someId,
        eventLocation: { id: 0, eventId: event, isActive: true, ...place },
        apartment: '12',
        additionalNotes: 'Ring twice',
        contactname: 'Robin',
        phoneNumber,
        postalCode,
        privacyPolicy: true,
        termsAndConditions: true,
        EventQuestionAnswers: [...answers],
      },
    },
  }),
  [listDrafts.key]: ({ account }) => ({ params: { userId: account } }),
  [getDraft.key]: ({ event }) => ({ params: { id: event } }),
  [createCheckoutSession.key]: ({ account, event, order }) => ({
    body: {
      Event: {
        id: event,
        UserId: account,
        eventName: 'A party',
        status: 'pending',
        eventDate: eventDay,
        sbStartTime: eventStart,
        EventStartTime: eventStart,
        duration: 2,
        EventTypeId: someId,
        eventLocation: place,
        contactname: 'Robin',
        phoneNumber,
        postalCode,
        privacyPolicy: true,
        termsAndConditions: true,
        EventQuestionAnswers: [...answers],
        Order: {
          id: order,
          orderItems: [providerItem, recapItem],
          reelQuestionAnswers: [{ questionTypeId: recapQuestionTypeId, answer: 'Sunny' }],
        },
      },
      orderItemGroupId: order,
    },
  }),
  [makePayment.key]: ({ event, order }) => ({ params: { eventId: event, orderItemGroupId: order } }),
  [receivePaymentMessage.key]: () => ({ body: { id: 'evt_1', type: 'checkout.session.completed' } }),
  [previewRefund.key]: ({ event }) => ({ params: { eventId: event } }),
  [createRefund.key]: ({ account, event, order }) => ({
    body: { eventId: event, orderId: order, userId: account },
  }),
  [getDiscount.key]: ({ account }) => ({ params: { code: 'WELCOME', userId: account } }),
  [listHostEvents.key]: ({ account }) => ({
    params: { userId: account, status: 'upcoming' },
    query: { page: 1 },
  }),
  [getExtendTipEvent.key]: ({ event }) => ({ params: { eventId: event } }),
  [getEventToBookAgain.key]: ({ event }) => ({ params: { eventId: event } }),
  [changeEventConsents.key]: ({ event }) => ({
    params: { eventId: event },
    body: { isConsentForMarketing: false, isGallerySharedPermission: true },
  }),
  [getReviewForm.key]: ({ event }) => ({ params: { id: event } }),
  [replyToReview.key]: () => ({ body: { reviewId: someId, text: 'Thank you' } }),
  [submitReview.key]: ({ account, event }) => ({
    body: { id: 0, userId: account, sbuserId: someId, eventId: event, reviews: 5, feedback: 'Lovely' },
  }),
  [generateInvoice.key]: ({ event }) => ({ params: { id: event } }),
  [readInvoice.key]: ({ event }) => ({ params: { id: event } }),
} satisfies Partial<ValidRequests>;
