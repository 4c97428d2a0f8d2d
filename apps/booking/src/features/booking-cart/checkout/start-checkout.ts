import type { ApiFailure } from '@repo/api-client/api-failure';
import { serverData } from '@repo/api-client/server-data';
import type { CheckoutSession } from '@repo/contracts/checkout/pay';
import type { DataToSend } from '@repo/contracts/checkout/data-to-send';
import { parseAffiliateCode } from '@repo/domain/booking-flow/affiliate-code';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { SessionThunk } from '@repo/session/session/session-dispatch';
import { selectUser } from '@repo/session/session/session-slice';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { callFailed } from '@repo/shell/notices/notices-slice';
import { recapEdited } from '../../../model/store/recap.ts';
import type { Buyer } from './checkout-body.ts';

type Checkout = {
  readonly bodyFor: (buyer: Buyer) => DataToSend | undefined;
  /** The total that the host agreed to, if it is not the one in the cart. */
  readonly agreedTotal?: number | undefined;
  /** Refreshes prices that only the cart knows. */
  readonly onPriceChanged: () => void;
  /** Stores the order before the page is left: the next checkout replaces it. */
  readonly onPlaced: (placed: CheckoutSession) => void;
  /** Opens another page, if the host is still at the cart. */
  readonly leave: (url: string) => void;
  /** The previous unpaid order of the same cart, whose return page may not have been seen. */
  readonly unpaid?: LastTry | null;
  /** The previous order was paid, so the cart holds something else. */
  readonly onPaidBefore?: () => void;
  /** The thank-you page of the previous order, if the cart holds only that order. */
  readonly thanksPath?: string;
};

type LastTry = { readonly eventId: number; readonly orderItemGroupId: number };

export type CheckoutRefusal = ApiFailure & { readonly isPaidBefore?: boolean };

const refused = (code: ApiFailure['code']): Result<never, ApiFailure> => ({
  ok: false,
  failure: { code, message: '', details: [] },
});

/** Sends the order and opens its payment page (H-R01). The cart stays as it is until the payment is made. */
export const startCheckout =
  (checkout: Checkout): SessionThunk<Promise<Result<void, CheckoutRefusal>>> =>
  async (dispatch, getState, { call }) => {
    const user = selectUser(getState());
    if (user === undefined) return refused('session_has_expired');
    const affiliateCode = parseAffiliateCode(browserStorage.read('affiliateCode') ?? null);
    const body = bodyOf(checkout, { userId: user.id, affiliateCode });
    if (body === undefined) return refused('this_field_is_required');
    // No toast yet: event_already_booked may turn out to be the host's own paid order.
    const reply = await call('POST /api/Stripe/CreateCheckoutSession', { body }, { failureToast: 'none' });
    if (reply.ok) {
      checkout.onPlaced(reply.value);
      checkout.leave(reply.value.url);
      return ok(undefined);
    }
    const { code } = reply.failure;
    // The cart shows the new price.
    if (code === 'price_has_changed') {
      dispatch(serverData.util.invalidateTags(['price']));
      checkout.onPriceChanged();
    }
    // Uploaded files expire after a day: the brief goes on without them, and the host is notified.
    if (code === 'recap_file_is_missing') dispatch(recapEdited({ logo: null, music: null }));
    const isPaidBefore = code === 'event_already_booked' && (await dispatch(isPaid(checkout.unpaid)));
    if (isPaidBefore && checkout.thanksPath !== undefined) {
      checkout.leave(checkout.thanksPath);
      return ok(undefined);
    }
    dispatch(callFailed({ failure: reply.failure, isAnnounced: false }));
    if (!isPaidBefore) return reply;
    checkout.onPaidBefore?.();
    return { ok: false, failure: { ...reply.failure, isPaidBefore } };
  };

/** Returns the order at the total that the host has agreed to. */
function bodyOf({ bodyFor, agreedTotal }: Checkout, buyer: Buyer): DataToSend | undefined {
  const body = bodyFor(buyer);
  if (body === undefined || agreedTotal === undefined) return body;
  const Order = { ...body.Event.Order, totalAmount: agreedTotal };
  return { ...body, Event: { ...body.Event, Order } };
}

/** Returns the new total of a refusal with price_has_changed. */
export function changedTotalOf({ code, meta }: ApiFailure): number | undefined {
  const totals = code === 'price_has_changed' ? meta?.['totals'] : undefined;
  if (typeof totals !== 'object' || totals === null || !('totalAmount' in totals)) return undefined;
  return typeof totals.totalAmount === 'number' ? totals.totalAmount : undefined;
}

const isPaid =
  (order: LastTry | null | undefined): SessionThunk<Promise<boolean>> =>
  async (_, __, { call }) => {
    if (!order) return false;
    const paid = await call(
      'POST /api/Stripe/MakePayment/:eventId/:orderItemGroupId',
      { params: order },
      { failureToast: 'none' },
    );
    return paid.ok;
  };
