import type { AdditionLine } from '@repo/cart/addition-cart';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { AppLink } from '@repo/shell/entry/app-link';
import { Button } from '@repo/ui/actions/button';
import { StickyBar } from '@repo/ui/bars/sticky-bar';
import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import type { BookedProvider } from './booked-providers.ts';
import { ChoiceFacts } from './choice-facts.tsx';
import classNames from './extend-tip.module.css';
import { usePricedLines } from './use-priced-lines.ts';

type ChoiceTotalProps = {
  readonly lines: readonly AdditionLine[];
  readonly providers: readonly BookedProvider[];
  /** What the cart holds for this event already. */
  readonly inCart: readonly AdditionLine[];
  readonly otherEvent: string | undefined;
  /** Whether the open page has a provider to choose. */
  readonly isAnyoneOpen: boolean;
  readonly hasChanged: boolean;
  readonly isBusy: boolean;
  readonly onCheckOut: () => void;
};

/** What is chosen on both pages with its total, which is announced and stays in view, and the way to the cart (K-R06). */
export function ChoiceTotal(props: ChoiceTotalProps) {
  const { lines, providers, inCart, otherEvent, isAnyoneOpen, hasChanged, isBusy, onCheckOut } = props;
  const { t } = useTranslation('extendTip');
  const { money } = useFormats();
  const prices = usePricedLines(lines);
  const isEmpty = lines.length === 0;
  return (
    <>
      <section aria-label={t('total.label')} className={classNames['total']}>
        <div aria-live="polite">
          {isEmpty ? (
            <p>{t(isAnyoneOpen ? 'total.none' : 'total.noneOpen')}</p>
          ) : (
            <ChoiceFacts lines={lines} providers={providers} prices={prices} />
          )}
        </div>
        {hasChanged ? <Banner kind="warning">{t('total.changed')}</Banner> : null}
        {!isEmpty && otherEvent !== undefined ? (
          <Banner isAnnounced={false}>{t('total.replaces', { event: otherEvent })}</Banner>
        ) : null}
        {inCart.length === 0 ? null : (
          <p>
            {t('total.inCart', { count: inCart.length })}{' '}
            <AppLink to="/event_booking">{t('total.toCart')}</AppLink>
          </p>
        )}
      </section>
      {isEmpty && !isAnyoneOpen ? null : (
        <StickyBar
          label={t('total.bar')}
          action={
            <Button isBusy={isBusy} onClick={onCheckOut}>
              {t('total.checkOut')}
            </Button>
          }
        >
          {isEmpty || prices.totals === undefined ? null : (
            <p>
              {t('total.total')} <strong>{money(prices.totals.totalCents)}</strong>
            </p>
          )}
        </StickyBar>
      )}
    </>
  );
}
