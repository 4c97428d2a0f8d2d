import type { BookedEvent } from '@repo/cart/addition-cart';
import type { HostEvent } from '@repo/contracts/events/host-events';

type Listed = Pick<HostEvent, 'id' | 'order' | 'eventName' | 'eventDate' | 'sbstartTime' | 'duration'>;

/** Returns an event as the cart of its additions needs it. */
export const bookedEventOf = ({
  id,
  order,
  eventName,
  eventDate,
  sbstartTime,
  duration,
}: Listed): BookedEvent => ({
  eventId: id,
  orderId: order[0]?.id ?? 0,
  eventName,
  eventDate,
  startsAtSeconds: sbstartTime,
  durationHours: duration,
});
