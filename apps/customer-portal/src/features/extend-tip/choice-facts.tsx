import type { AdditionLine } from '@repo/cart/addition-cart';
import { totalOfLine } from '@repo/domain/cart/order-line';
import { extensionLineOf } from '@repo/domain/extension/extension-line';
import { percentOfBasisPoints } from '@repo/domain/money/basis-points';
import type { BasisPoints } from '@repo/domain/money/basis-points';
import type { Cents } from '@repo/domain/money/cents';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { FactList } from '@repo/ui/facts/fact-list';
import type { Fact } from '@repo/ui/facts/fact-list';
import { useTranslation } from 'react-i18next';
import type { BookedProvider } from './booked-providers.ts';
import type { PricedLines } from './use-priced-lines.ts';

type ChoiceFactsProps = {
  readonly lines: readonly AdditionLine[];
  readonly providers: readonly BookedProvider[];
  readonly prices: PricedLines;
};

/** The chosen lines with service fee, tax and total. */
export function ChoiceFacts({ lines, providers, prices }: ChoiceFactsProps) {
  const { t } = useTranslation('extendTip');
  const { money, percent } = useFormats();
  const { rates, pricePerHour, totals } = prices;
  const lineFacts = lines.map(useLineFacts(providers, pricePerHour));
  if (totals === undefined)
    return (
      <>
        <FactList facts={lineFacts} />
        <p>{t('total.pending')}</p>
      </>
    );
  const feesOf = (rate: BasisPoints) => ({ percent: percent(percentOfBasisPoints(rate)) });
  const fees: readonly Fact[] = [
    { label: t('total.serviceFee', feesOf(rates.serviceFee)), value: money(totals.serviceFeeCents) },
    { label: t('total.tax', feesOf(rates.tax)), value: money(totals.taxCents) },
  ];
  return (
    <FactList
      facts={[
        ...lineFacts,
        // A tip has neither fee nor tax.
        ...(totals.extensionsCents === 0 ? [] : fees),
        { label: t('total.total'), value: <strong>{money(totals.totalCents)}</strong> },
      ]}
    />
  );
}

/** Returns a function that describes a line: its hours, its new end and its price. */
function useLineFacts(providers: readonly BookedProvider[], price: Cents | undefined) {
  const { t } = useTranslation('extendTip');
  const { money, endTimeOf } = useFormats();
  return (line: AdditionLine): Fact => {
    const { name } = line;
    if (line.kind === 'tip') return { label: t('line.tip', { name }), value: money(line.tipCents) };
    const { extraHours } = line;
    const hours = t('hours', { count: extraHours });
    const booked = providers.find(({ id }) => id === line.providerId)?.bookedTime;
    const time =
      booked && endTimeOf({ ...booked, endsAtSeconds: booked.endsAtSeconds + extraHours * secondsPerHour });
    const amount = price && money(totalOfLine(extensionLineOf('', price, extraHours)));
    const value = [t('line.hours', { hours, time: time ?? '' }), amount].filter((part) => part !== undefined);
    return { label: t('line.extension', { name }), value: value.join(' ') };
  };
}
