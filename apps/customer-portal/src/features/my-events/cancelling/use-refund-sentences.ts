import type { Refund } from '@repo/contracts/checkout/refund';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useTranslation } from 'react-i18next';
import { cardsOf, centsOf, giftCardCentsOf } from './refund-money.ts';

/** Returns how much comes back, to what, and when it arrives. */
export function useRefundSentences(refund: Refund): readonly string[] {
  const { t } = useTranslation('hostEvents');
  const { listed, money } = useFormats();
  const card = centsOf(refund.refunded);
  const giftCard = giftCardCentsOf(refund);
  const digits = cardsOf(refund).filter((each) => each !== null);
  const toCard = digits.length < cardsOf(refund).length ? 'cancelling.toCard' : 'cancelling.toKnownCard';
  const terms = { amount: money(card), count: digits.length, digits: listed(digits) };
  if (card === 0 && giftCard === 0) return [t('cancelling.nothing')];
  return [
    ...(card > 0 ? [t(toCard, terms)] : []),
    ...(giftCard > 0 ? [t('cancelling.toGiftCard', { amount: money(giftCard) })] : []),
  ];
}
