export type { OrderPlan, PlannedBrief, PlannedEvent, PlannedLine } from './order-plan.ts';
export { placeOrder } from './place-order.ts';
export type { CheckoutDeps, PlacedOrder } from './place-order.ts';
