import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import type { CheckState } from '@repo/domain/machine/check-machine';

/** Returns the provider's own check status at an event. */
export const checkOf = ({ order }: Pick<ProviderEvent, 'order'>): CheckState =>
  order.orderItems[0]?.checkedStatus ?? 'created';
