import type { MailFact } from '../../../mails/booking-mail-values.ts';
import { fact } from '../facts/event-facts.ts';
import { pages } from '../news-desk.ts';
import type { NewsDesk } from '../news-desk.ts';
import { referralNewsRepository } from '../referral-news.repository.ts';
import type { IssuedCode } from '../referral-news.repository.ts';

/** Somebody is invited who may not have an account; then we write in the language of whoever invites. */
export async function tellReferralInvited(desk: NewsDesk, referralId: number): Promise<void> {
  const { referrer, friend, friendCode } = await referralNewsRepository(desk.transaction).findReferral(
    referralId,
  );
  const to = { email: friend.email, locale: friend.account?.locale ?? referrer.locale };
  await desk.write(to, 'referralInvited', `referral ${referralId}`, {
    firstName: friend.account?.firstName ?? '',
    link: desk.pageAt(pages.planEvent),
    words: { host: { people: [referrer.firstName] }, amount: { cents: friendCode.value } },
    facts: codeFacts(friendCode),
  });
}

export async function tellReferralRewarded(desk: NewsDesk, referralId: number): Promise<void> {
  const { referrer, rewardCode } = await referralNewsRepository(desk.transaction).findReferral(referralId);
  if (rewardCode === null) throw new Error(`referral ${referralId} is rewarded without a code`);
  await desk.write(referrer, 'referralRewarded', `referral ${referralId}`, {
    firstName: referrer.firstName,
    link: desk.pageAt(pages.planEvent),
    words: { amount: { cents: rewardCode.value } },
    facts: codeFacts(rewardCode),
  });
}

const codeFacts = ({ code, validUntil }: IssuedCode): readonly MailFact[] => [
  fact('promoCode', code),
  ...(validUntil === null
    ? []
    : [fact('validUntil', { atSeconds: Math.floor(validUntil.getTime() / 1000) })]),
];
