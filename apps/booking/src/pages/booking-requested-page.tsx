import { useLocation, useParams } from 'react-router-dom';
import { parseBookedSummary } from '../features/payment-return/booked-summary.ts';
import { BookingRequested, NothingRequested } from '../features/payment-return/booking-requested.tsx';
import { PaymentReturn } from '../features/payment-return/payment-return.tsx';

/** Confirms an order of the payment page; without an order in the address, thanks for the last one (H-R03). */
export function BookingRequestedPage() {
  const { id, orderItemGroupId } = useParams();
  const { state }: { readonly state: unknown } = useLocation();
  const summary = parseBookedSummary(state);
  if (id === undefined || orderItemGroupId === undefined)
    return summary === undefined ? <NothingRequested /> : <BookingRequested summary={summary} />;
  return (
    <PaymentReturn
      key={`${id} ${orderItemGroupId}`}
      order={{ eventId: Number(id), orderItemGroupId: Number(orderItemGroupId) }}
    />
  );
}
