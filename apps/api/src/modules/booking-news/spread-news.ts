import type { NewsDesk } from './news-desk.ts';
import type { BookingNews } from './news-job.ts';
import { tellReplacementsOffered, tellDraftReceived, tellDraftSuggested } from './told/tell-drafts.ts';
import { tellRequestAccepted, tellRequestDeclined, tellRequestExpired } from './told/tell-answers.ts';
import { tellEventCancelled, tellLineCancelled } from './told/tell-cancelled.ts';
import { tellOrderPaid } from './told/tell-order-paid.ts';
import { tellReferralInvited, tellReferralRewarded } from './told/tell-referrals.ts';
import { tellPaymentReturned, tellRefundMade } from './told/tell-refunds.ts';

/** Who hears of what. It may run twice: every mail has a key of its own. */
export function spreadNews(desk: NewsDesk, news: BookingNews): Promise<void> {
  switch (news.what) {
    case 'orderPaid':
      return tellOrderPaid(desk, news.orderId);
    case 'paymentReturned':
      return tellPaymentReturned(desk, news.orderId);
    case 'requestAccepted':
      return tellRequestAccepted(desk, news.lineId);
    case 'requestDeclined':
      return tellRequestDeclined(desk, news.lineId);
    case 'requestExpired':
      return tellRequestExpired(desk, news.lineId);
    case 'replacementsOffered':
      return tellReplacementsOffered(desk, news.lineId, news.draftId);
    case 'eventCancelled':
      return tellEventCancelled(desk, news.eventId);
    case 'lineCancelled':
      return tellLineCancelled(desk, news.lineId);
    case 'refundMade':
      return tellRefundMade(desk, news.refundId);
    case 'draftReceived':
      return tellDraftReceived(desk, news.eventId);
    case 'draftSuggested':
      return tellDraftSuggested(desk, news.eventId, news.round);
    case 'referralInvited':
      return tellReferralInvited(desk, news.referralId);
    case 'referralRewarded':
      return tellReferralRewarded(desk, news.referralId);
  }
}
