import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { MailFact } from '../../../mails/booking-mail-values.ts';
import { fact } from '../mail-content/event-facts.ts';
import { pages } from '../notification-context.ts';
import type { NotificationContext } from '../notification-context.ts';
import { referralRepository } from '../booking/referral.repository.ts';
import type { IssuedCode } from '../booking/referral.repository.ts';

/** Invites a friend, in the language of the referrer when the friend has no account. */
export async function onReferralInvited(context: NotificationContext, referralId: number): Promise<void> {
  const { referrer, friend, friendCode } = await referralRepository(context.transaction).findReferral(
    referralId,
  );
  const to = { email: friend.email, locale: friend.account?.locale ?? referrer.locale };
  await context.sendMail(to, 'referralInvited', `referral ${referralId}`, {
    firstName: friend.account?.firstName ?? '',
    link: context.pageAt(pages.planEvent),
    words: { host: { people: [referrer.firstName] }, amount: { cents: friendCode.value } },
    facts: codeFacts(friendCode),
  });
}

export async function onReferralRewarded(context: NotificationContext, referralId: number): Promise<void> {
  const { referrer, rewardCode } = await referralRepository(context.transaction).findReferral(referralId);
  if (rewardCode === null) throw new Error(`referral ${referralId} is rewarded without a promo code`);
  await context.sendMail(referrer, 'referralRewarded', `referral ${referralId}`, {
    firstName: referrer.firstName,
    link: context.pageAt(pages.planEvent),
    words: { amount: { cents: rewardCode.value } },
    facts: codeFacts(rewardCode),
  });
}

const codeFacts = ({ code, validUntil }: IssuedCode): readonly MailFact[] => [
  fact('promoCode', code),
  ...(validUntil === null ? [] : [fact('validUntil', { atSeconds: secondsOf(validUntil) })]),
];
