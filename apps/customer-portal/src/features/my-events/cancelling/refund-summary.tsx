import type { Refund } from '@repo/contracts/checkout/refund';
import type { HostEvent } from '@repo/contracts/events/host-events';
import { cancellationLimits } from '@repo/domain/limits';
import { cancellationDeadlinesOf } from '@repo/domain/refund/refund-terms';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useNow } from '@repo/shell/clock/use-now';
import { DataTable } from '@repo/ui/tables/data-table';
import type { Column } from '@repo/ui/tables/data-table';
import { useTranslation } from 'react-i18next';
import classNames from './refund-summary.module.css';
import { cardsOf, centsOf, giftCardCentsOf } from './refund-money.ts';
import { useRefundSentences } from './use-refund-sentences.ts';

type RefundSummaryProps = {
  readonly event: Pick<HostEvent, 'sbstartTime'>;
  readonly refund: Refund;
};

/** What comes back by line, where and when it arrives, and why it is not more. */
export function RefundSummary({ event, refund }: RefundSummaryProps) {
  const { t } = useTranslation('hostEvents');
  const reasons = useReasons(event, refund);
  return (
    <div className={classNames['summary']}>
      <Sentences sentences={useRefundSentences(refund)} />
      <DataTable
        caption={t('cancelling.lines')}
        columns={useColumns(refund)}
        rows={refund.lines}
        keyOf={({ orderItemId }) => orderItemId}
      />
      <Sentences sentences={[...reasons, t('cancelling.undo')]} />
    </div>
  );
}

const Sentences = ({ sentences }: { readonly sentences: readonly string[] }) =>
  sentences.map((sentence) => <p key={sentence}>{sentence}</p>);

type Line = Refund['lines'][number];

function useColumns(refund: Refund): readonly Column<Line>[] {
  const { t } = useTranslation('hostEvents');
  const { money } = useFormats();
  const lineNameOf = ({ kind, providerName }: Line): string =>
    t(`cancelling.line.${kind}`, { name: providerName ?? '' });
  const giftCard: Column<Line> = {
    id: 'giftCard',
    header: t('cancelling.columns.giftCard'),
    cell: (line) => money(centsOf(line.giftCard)),
    align: 'end',
  };
  return [
    { id: 'line', header: t('cancelling.columns.line'), cell: lineNameOf, isRowHeader: true },
    {
      id: 'paid',
      header: t('cancelling.columns.paid'),
      cell: ({ paid }) => money(centsOf(paid)),
      align: 'end',
    },
    {
      id: 'back',
      header: t('cancelling.columns.back'),
      cell: (line) => <BackToCard line={line} hasSeveralCards={cardsOf(refund).length > 1} />,
      align: 'end',
    },
    ...(giftCardCentsOf(refund) > 0 ? [giftCard] : []),
  ];
}

type BackToCardProps = { readonly line: Line; readonly hasSeveralCards: boolean };

/** What the card gets back for a line, and which card where there are several. */
function BackToCard({ line: { amount, lastCardDigits: digits }, hasSeveralCards }: BackToCardProps) {
  const { t } = useTranslation('hostEvents');
  const { money } = useFormats();
  return (
    <>
      {money(centsOf(amount))}
      {hasSeveralCards && amount > 0 && digits !== null ? (
        <small className={classNames['card']}>{t('cancelling.cardOfLine', { digits })}</small>
      ) : null}
    </>
  );
}

/** Returns why it is not more, or until when it is everything. */
function useReasons({ sbstartTime }: RefundSummaryProps['event'], refund: Refund): readonly string[] {
  const { t } = useTranslation('hostEvents');
  const { moment, percent } = useFormats();
  const now = useNow();
  const { lines } = refund;
  const { fullRefundUntilSeconds, cancelUntilSeconds } = cancellationDeadlinesOf(sbstartTime);
  const terms = {
    hours: cancellationLimits.fullRefundNoticeHours,
    percent: percent(cancellationLimits.partialRefundPercent),
    full: moment(fullRefundUntilSeconds),
    last: moment(cancelUntilSeconds),
  };
  const isLess = ({ amount, paid }: Line): boolean => amount < paid;
  // How much a gift card has paid is not known here.
  const isGiftPart = giftCardCentsOf(refund) > 0 && now > fullRefundUntilSeconds;
  const isPart = isGiftPart || lines.some((line) => line.kind !== 'tip' && isLess(line));
  const isTipBack = isPart && lines.some((line) => line.kind === 'tip' && !isLess(line));
  const isTipKept = lines.some((line) => line.kind === 'tip' && isLess(line));
  return [
    t(isPart ? 'cancelling.part' : 'cancelling.full', terms),
    ...(isTipBack ? [t('cancelling.tipBack')] : []),
    ...(isTipKept ? [t('cancelling.tipKept')] : []),
  ];
}
