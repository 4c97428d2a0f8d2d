import type { Cart } from '@repo/domain/cart/price-cart';
import type { OrderPlan } from '../order-plan.ts';

/** What the rules of the domain price. */
export const cartOf = ({ lines, discount, rates }: OrderPlan): Cart => ({
  lines: lines.map(({ line }) => line),
  discount: discount?.discount ?? null,
  rates,
});
