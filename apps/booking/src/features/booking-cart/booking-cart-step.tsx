import { isSavedEvent } from '@repo/domain/booking-flow/step-transitions';
import { useFlowOrigin } from '../../model/step-moves.ts';
import { NewCart } from './new-cart.tsx';
import { AdditionCart } from './saved-cart/addition-cart.tsx';
import { DraftCart } from './saved-cart/draft-cart.tsx';

/** Shows the cart of a new booking, a draft or an addition, by the origin of the flow (G-R01). */
export function BookingCartStep() {
  const origin = useFlowOrigin();
  if (origin === 'draft') return <DraftCart />;
  return isSavedEvent(origin) ? <AdditionCart /> : <NewCart />;
}
