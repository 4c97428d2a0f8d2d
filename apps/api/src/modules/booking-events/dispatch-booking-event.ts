import type { BookingEvent } from './booking-event.ts';
import { onEventCancelled, onLineCancelled } from './handlers/on-cancelled.ts';
import { onDraftReceived, onDraftSuggested, onReplacementsOffered } from './handlers/on-draft.ts';
import { onGalleryReady } from './handlers/on-gallery-ready.ts';
import { onOrderPaid } from './handlers/on-order-paid.ts';
import { onReferralInvited, onReferralRewarded } from './handlers/on-referral.ts';
import { onPaymentReturned, onRefundMade } from './handlers/on-refund.ts';
import { onRequestAccepted, onRequestDeclined, onRequestExpired } from './handlers/on-request-answered.ts';
import { onPhotosRemoved } from './handlers/on-photos-removed.ts';
import { onProviderReviewed } from './handlers/on-provider-reviewed.ts';
import type { NotificationContext } from './notification-context.ts';

/** Runs the handler of a booking event. It may run twice: every mail and notification has a once-key. */
export async function dispatchBookingEvent(context: NotificationContext, event: BookingEvent): Promise<void> {
  switch (event.what) {
    case 'orderPaid':
      return onOrderPaid(context, event.orderId);
    case 'paymentReturned':
      return onPaymentReturned(context, event.orderId);
    case 'requestAccepted':
      return onRequestAccepted(context, event.lineId);
    case 'requestDeclined':
      return onRequestDeclined(context, event.lineId);
    case 'requestExpired':
      return onRequestExpired(context, event.lineId);
    case 'replacementsOffered':
      return onReplacementsOffered(context, event.lineId, event.draftId);
    case 'eventCancelled':
      return onEventCancelled(context, event.eventId);
    case 'lineCancelled':
      return onLineCancelled(context, event.lineId);
    case 'refundMade':
      return onRefundMade(context, event.refundId);
    case 'draftReceived':
      return onDraftReceived(context, event.eventId);
    case 'draftSuggested':
      return onDraftSuggested(context, event.eventId, event.round);
    case 'referralInvited':
      return onReferralInvited(context, event.referralId);
    case 'referralRewarded':
      return onReferralRewarded(context, event.referralId);
    case 'galleryReady':
      return onGalleryReady(context, event.lineId);
    case 'providerReviewed':
      return onProviderReviewed(context, event.lineId);
    case 'photosRemoved':
      return onPhotosRemoved(context, event);
    case 'consentsChanged':
    case 'lineChecked':
  }
}
