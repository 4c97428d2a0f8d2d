import type { CheckoutSession } from '@repo/contracts/checkout/pay';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import type { TellNews } from '../booking-news/booking-news.module.ts';
import type { OrderPlan } from './order-plan.ts';

export type CheckoutDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly tell: TellNews;
  readonly payments: PaymentGateway;
  readonly publicUrl: () => string;
};

/** Where the host goes on: the payment's address, or the success address when there is nothing to pay. */
export type PlacedOrder = CheckoutSession;

/** Carries a plan out: holds every time or none, writes event and order, and opens the payment. */
export function placeOrder(_deps: CheckoutDeps, _plan: OrderPlan): Promise<Result<PlacedOrder, ErrorCode>> {
  throw new Error('not yet');
}
