import type { Endpoint } from '../endpoint.ts';
import { createCheckoutSession, makePayment, receivePaymentMessage } from './pay.ts';
import { getDiscount } from './promo-code.ts';
import { createRefund, previewRefund } from './refund.ts';

export const checkoutEndpoints = [
  createCheckoutSession,
  makePayment,
  receivePaymentMessage,
  previewRefund,
  createRefund,
  getDiscount,
] as const satisfies readonly Endpoint[];
