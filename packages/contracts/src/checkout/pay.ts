import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { dollars } from '../wire/amounts.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idInText } from '../wire/ids.ts';
import { dataToSend } from './data-to-send.ts';

/** `url` is the success address when nothing is to be paid; there is no session then. */
export const checkoutSession = z.object({
  url: z.string(),
  sessionId: z.string().nullable(),
  eventId: id,
  orderItemGroupId: id,
});
export type CheckoutSession = z.output<typeof checkoutSession>;

/** Payload of a refusal with `price_has_changed`: the current price of the order. */
export const changedPrice = z.object({
  totals: z.object({
    subTotal: dollars,
    discount: dollars,
    serviceFee: dollars,
    tax: dollars,
    tips: dollars,
    totalAmount: dollars,
  }),
});
export type ChangedPrice = z.output<typeof changedPrice>;

export const createCheckoutSession = defineEndpoint('POST /api/Stripe/CreateCheckoutSession', {
  topic: 'Checkout',
  summary:
    'Price an order, hold its time and open the payment; refused when it costs another total than was sent',
  actors: capabilities.startCheckout,
  source: 'S1§7, S2§7, A-72, A-84, A-102',
  ownership: [
    { of: 'account', id: 'body.Event.UserId' },
    { of: 'event', id: 'body.Event.id' },
    { of: 'order', id: 'body.Event.Order.id' },
    { of: 'order', id: 'body.orderItemGroupId' },
  ],
  body: dataToSend,
  errors: [
    'cart_is_empty',
    brandedCodes.pleaseSelectProvider,
    'event_already_booked',
    'minimum_amount_should_be_2_kindly_contact_admin',
    'price_has_changed',
    'too_many_providers_in_order',
    'too_many_hours_held_unpaid',
    'time_held_unpaid_too_often',
    'invalid_promo_code',
    'promo_code_has_expired',
    'recap_quantity_must_be_greater_than_0',
    'recap_file_is_missing',
    'invalid_event_id',
    'event_date_must_be_tomorrow_or_later',
    'event_date_is_too_far_ahead',
    'the_booking_must_fit_between_8_am_and_2_am',
    'we_are_not_servicing_this_area_please_visit_our_contact_us_page_to_join_our_mailing_list',
    'please_add_additional_notes',
    'this_field_is_required',
    'action_is_not_possible_now',
    'too_many_requests',
    'unable_to_access_server',
  ],
  reply: checkoutSession,
});

/** The kind in the return address: 1 a new booking, 2 a draft with its agreed providers, 0 an add-on. */
export const bookingKind = z.enum(['0', '1', '2']);

/** `total` is what was charged; the confirmation page may know other prices or another cart. */
export const paidBooking = z.object({ eventId: id, orderId: id, isNewBooking: bookingKind, total: dollars });
export type PaidBooking = z.output<typeof paidBooking>;

/** Queries the payment provider, whatever the address bar says. Repeating it returns the same success. */
export const makePayment = defineEndpoint('POST /api/Stripe/MakePayment/:eventId/:orderItemGroupId', {
  topic: 'Checkout',
  summary: 'Complete a booking after its payment',
  actors: capabilities.startCheckout,
  source: 'S1§7, A-73',
  ownership: [
    { of: 'event', id: 'params.eventId' },
    { of: 'order', id: 'params.orderItemGroupId' },
  ],
  params: z.object({ eventId: idInText, orderItemGroupId: idInText }),
  errors: ['payment_not_made', 'event_already_booked', 'unable_to_access_server'],
  reply: paidBooking,
});

/** The identifying fields of a payment message; the rest is read from the signed bytes. */
const paymentMessage = z.object({ id: z.string().max(255), type: z.string().max(255) });

/** Authorized by the signature in the header, not a token: the API treats the sender as a guest. */
export const receivePaymentMessage = defineEndpoint('POST /api/Stripe/Webhook', {
  topic: 'Checkout',
  summary: 'The second door of a payment: the payment provider reports it, signed',
  actors: ['guest'],
  source: 'A-99',
  body: anyCasing(paymentMessage),
  reply: z.null(),
});
