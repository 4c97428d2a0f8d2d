import { isTipsOnly } from '@repo/domain/cart/checkout-rules';
import { billedHoursOf, totalOfLine } from '@repo/domain/cart/order-line';
import type { OrderLine } from '@repo/domain/cart/order-line';
import { isSavedEvent } from '@repo/domain/booking-flow/step-transitions';
import type { Step } from '@repo/domain/booking-flow/steps';
import { percentOfBasisPoints } from '@repo/domain/money/basis-points';
import { cents, minus } from '@repo/domain/money/cents';
import type { Cents } from '@repo/domain/money/cents';
import { submitRecap } from '@repo/domain/recap/recap-choice';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Sum, SumList } from '@repo/ui/facts/sum-list';
import { Icon } from '@repo/ui/icon';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectProviderStart } from './select-provider-start.ts';
import { useBookingTerms } from '../../model/shown/use-booking-terms.ts';
import { useFlowOrigin } from '../../model/step-moves.ts';
import { selectRecap } from '../../model/store/recap.ts';
import { selectSavedCart } from '../../model/store/saved-cart.ts';
import type { SavedLine } from '../../model/store/saved-cart.ts';
import { selectProviders } from '../../model/store/selection.ts';
import type { BookableProvider } from '../../model/store/selection.ts';
import { lineIdOfProvider, useCartWith } from '../../model/use-cart.ts';
import type { PricedCart } from '../../model/use-cart.ts';
import { lineIdOf, usePricedSavedCartWith } from '../../model/use-priced-saved-cart.ts';
import classNames from './booking-summary.module.css';

/** Shows the cart and its total next to the step. */
export function BookingSummary({ step }: { readonly step: Step }) {
  const cart = useShownCart(step);
  const providers = useSelector(selectProviders);
  const saved = useSelector(selectSavedCart);
  const ofBooking = useSelector(selectProviderStart);
  const isSaved = isSavedEvent(useFlowOrigin());
  const savedLines = saved?.lines;
  const startsAtSeconds = isSaved ? (saved?.startsAtSeconds ?? null) : ofBooking;
  const isDraft = isSaved && saved?.kind === 'draft';
  const shown = useMemo(
    () => ({ cart, providers, savedLines, startsAtSeconds, isDraft }),
    [cart, providers, savedLines, startsAtSeconds, isDraft],
  );
  // Deferred, so that the press itself shows first.
  return <Summary {...useDeferredValue(shown)} />;
}

type SummaryProps = {
  readonly cart: PricedCart;
  readonly providers: readonly BookableProvider[];
  readonly savedLines: readonly SavedLine[] | undefined;
  readonly startsAtSeconds: number | null;
  readonly isDraft: boolean;
};

const Summary = memo(({ cart, providers, savedLines, startsAtSeconds, isDraft }: SummaryProps) => {
  const { lines, totals, rates } = cart;
  const { t } = useTranslation(['wizard', 'shell', 'bookingCart']);
  const providerCount = lines.filter(({ kind }) => kind === 'provider').length;
  const terms = useBookingTerms({ startsAtSeconds, providerCount, isTipsOnly: isTipsOnly(lines), isDraft });
  const { money, percent } = useFormats();
  if (lines.length === 0) return null;
  const nameOf = (line: OrderLine): string => {
    if (line.kind === 'recap')
      return t('summary.recap', { quantity: line.quantity, price: money(line.pricePerRecapCents) });
    const saved = savedLines?.find((each) => lineIdOf(each) === line.lineId);
    if (line.kind !== 'provider') return t(line.kind, { ns: 'bookingCart', name: saved?.name ?? '' });
    const provider = providers.find(({ id }) => lineIdOfProvider(id) === line.lineId);
    return t('summary.provider', {
      name: saved?.name ?? provider?.firstName,
      hours: t('hours', { ns: 'shell', count: billedHoursOf(line.durationHours) }),
      rate: money(line.hourlyRateCents),
    });
  };
  const rows: readonly (readonly [string, string, Cents])[] = [
    ...lines.map((line) => [line.lineId, nameOf(line), totalOfLine(line)] as const),
    ...(totals.discountCents > 0
      ? ([['discount', t('summary.discount'), minus(cents(0), totals.discountCents)]] as const)
      : []),
    [
      'serviceFee',
      t('summary.serviceFee', { percent: percent(percentOfBasisPoints(rates.serviceFee)) }),
      totals.serviceFeeCents,
    ],
    ['tax', t('summary.tax', { percent: percent(percentOfBasisPoints(rates.tax)) }), totals.taxCents],
  ];
  return (
    <aside aria-labelledby={headingId} className={classNames['summary']}>
      <h2 id={headingId} tabIndex={-1}>
        {t('summary.heading')}
      </h2>
      <SumList>
        {rows.map(([id, name, amount]) => (
          <Sum key={id} label={name} amount={money(amount)} />
        ))}
        <Sum label={t('summary.total')} amount={money(totals.totalCents)} isTotal isAnnounced />
      </SumList>
      <p>{t('summary.note')}</p>
      {terms.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </aside>
  );
});

const headingId = 'booking-summary';

/** On narrow screens, keeps the total in view with a way to the details. */
export function TotalInView({ step }: { readonly step: Step }) {
  const { t } = useTranslation('wizard');
  const { money } = useFormats();
  const { lines, totals } = useShownCart(step);
  if (lines.length === 0) return null;
  return (
    <button
      type="button"
      className={classNames['in-view']}
      onClick={() => {
        const heading = document.getElementById(headingId);
        heading?.focus({ preventScroll: true });
        heading?.parentElement?.scrollIntoView();
      }}
    >
      <span>{t('summary.total')}</span>
      <strong>{money(totals.totalCents)}</strong>
      <span className={classNames['more']}>
        {t('summary.show')}
        <Icon name="chevron-down" size={16} />
      </span>
    </button>
  );
}

/**
 * Returns the cart of the current flow: that of a saved event, or of the new booking. On the recap step, the recap
 * counts while it is being entered.
 */
function useShownCart(step: Step) {
  const recap = useSelector(selectRecap);
  const shown = useMemo(() => (step === 'recap' ? submitRecap(recap) : recap), [step, recap]);
  const ofBooking = useCartWith(shown);
  const ofSaved = usePricedSavedCartWith(useSelector(selectSavedCart), shown);
  return isSavedEvent(useFlowOrigin()) ? ofSaved : ofBooking;
}
