import type { ApiFailure } from '@repo/api-client/api-failure';
import type { CheckoutSession } from '@repo/contracts/checkout/pay';
import type { DataToSend } from '@repo/contracts/checkout/data-to-send';
import { affiliateCodeIn } from '@repo/domain/booking-flow/affiliate-code';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { SessionThunk } from '@repo/session/session/session-dispatch';
import { selectUser } from '@repo/session/session/session-slice';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { recapEdited } from '../store/recap.ts';
import type { Buyer } from './checkout-body.ts';

type Checkout = {
  readonly bodyFor: (buyer: Buyer) => DataToSend | undefined;
  /** What is kept before the page is left: the next try replaces this order. */
  readonly onPlaced: (placed: CheckoutSession) => void;
  /** Goes to another page, for whoever is still at the cart. */
  readonly leave: (url: string) => void;
  /** The last try of the same cart, whose return page may never have been seen. */
  readonly unpaid?: LastTry | null;
  /** That one has been paid: what the cart holds now is something else. */
  readonly onPaidBefore?: () => void;
  /** Where it is thanked for, if what the cart holds is that one and nothing else. */
  readonly thanksPath?: string;
};

type LastTry = { readonly eventId: number; readonly orderItemGroupId: number };

export type CheckoutRefusal = ApiFailure & { readonly isPaidBefore?: boolean };

const refused = (code: ApiFailure['code']): Result<never, ApiFailure> => ({
  ok: false,
  failure: { code, message: '', details: [] },
});

/** Sends the order and goes where it is paid (H-R01). Nothing is taken out of the cart before the payment is made. */
export const startCheckout =
  (checkout: Checkout): SessionThunk<Promise<Result<void, CheckoutRefusal>>> =>
  async (dispatch, getState, { call }) => {
    const user = selectUser(getState());
    if (user === undefined) return refused('session_has_expired');
    const affiliateCode = affiliateCodeIn(browserStorage.read('affiliateCode') ?? null);
    const body = checkout.bodyFor({ userId: user.id, affiliateCode });
    if (body === undefined) return refused('this_field_is_required');
    const reply = await call('POST /api/Stripe/CreateCheckoutSession', { body });
    if (reply.ok) {
      checkout.onPlaced(reply.value);
      checkout.leave(reply.value.url);
      return ok(undefined);
    }
    const { code } = reply.failure;
    // What is not ordered within a day is not kept: the brief goes on without it, and the host is told.
    if (code === 'recap_file_is_missing') dispatch(recapEdited({ logo: null, music: null }));
    if (code !== 'event_already_booked' || !(await dispatch(isPaid(checkout.unpaid)))) return reply;
    if (checkout.thanksPath === undefined) {
      checkout.onPaidBefore?.();
      return { ok: false, failure: { ...reply.failure, isPaidBefore: true } };
    }
    checkout.leave(checkout.thanksPath);
    return ok(undefined);
  };

const isPaid =
  (order: LastTry | null | undefined): SessionThunk<Promise<boolean>> =>
  async (_, __, { call }) => {
    if (!order) return false;
    const paid = await call('POST /api/Stripe/MakePayment/:eventId/:orderItemGroupId', { params: order });
    return paid.ok;
  };
