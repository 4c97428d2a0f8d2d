import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../../database/schema.ts';
import type { OrderPlan } from '../order-plan.ts';

/** An extension, a tip or a recap for an event that is paid, in any mix. */
export function planAddition(
  _deps: { readonly database: Database },
  _host: { readonly accountId: number },
  _sent: SentCheckout,
  _nowSeconds: number,
): Promise<Result<OrderPlan, ErrorCode>> {
  throw new Error('not yet');
}
