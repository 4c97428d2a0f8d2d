import { isSavedEvent } from '@repo/domain/booking-flow/step-transitions';
import { useOpening } from '../../model/step-moves.ts';
import { NewCart } from './new-cart.tsx';
import { AdditionCart } from './saved-cart/addition-cart.tsx';
import { DraftCart } from './saved-cart/draft-cart.tsx';

/** What is booked and what it costs, by what brought the host here (G-R01). */
export function BookingCartStep() {
  const opening = useOpening();
  if (opening === 'draft') return <DraftCart />;
  return isSavedEvent(opening) ? <AdditionCart /> : <NewCart />;
}
