import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { dollars } from '../wire/amounts.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idInText } from '../wire/ids.ts';
import { dataToSend } from './data-to-send.ts';

/** `url` is the success address itself when nothing is to be paid; then there is no session either. */
export const checkoutSession = z.object({
  url: z.string(),
  sessionId: z.string().nullable(),
  eventId: id,
  orderItemGroupId: id,
});
export type CheckoutSession = z.output<typeof checkoutSession>;

export const createCheckoutSession = defineEndpoint('POST /api/Stripe/CreateCheckoutSession', {
  topic: 'Checkout',
  summary: 'Price an order, hold its time and open the payment; totals that come along are not read',
  actors: capabilities.startCheckout,
  source: 'S1§7, S2§7, A-72, A-84',
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
    'invalid_promo_code',
    'promo_code_has_expired',
    'recap_quantity_must_be_greater_than_0',
    'recap_file_is_missing',
    'invalid_event_id',
    'event_date_must_be_tomorrow_or_later',
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

/** What the return address carries: 1 a new booking, 2 a draft with its agreed providers, 0 an add-on. */
export const bookingKind = z.enum(['0', '1', '2']);

/** `total` is what was charged: the page that thanks for it may know of other prices, or of another cart. */
export const paidBooking = z.object({ eventId: id, orderId: id, isNewBooking: bookingKind, total: dollars });
export type PaidBooking = z.output<typeof paidBooking>;

/** Asks the payment provider, whatever the address bar says; a second call is the same success. */
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

/** What identifies a message of the payment provider; the rest of it is read from the signed bytes. */
const paymentMessage = z.object({ id: z.string().max(255), type: z.string().max(255) });

/** Its authority is the signature in the header, not a token: to the API its sender is a guest. */
export const receivePaymentMessage = defineEndpoint('POST /api/Stripe/Webhook', {
  topic: 'Checkout',
  summary: 'The second door of a payment: the payment provider reports it, signed',
  actors: ['guest'],
  source: 'A-99',
  body: anyCasing(paymentMessage),
  reply: z.null(),
});
