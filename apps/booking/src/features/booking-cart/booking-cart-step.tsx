import { NewCart } from './new-cart.tsx';

/** What is booked and what it costs (G-R01). */
export function BookingCartStep() {
  return <NewCart />;
}
