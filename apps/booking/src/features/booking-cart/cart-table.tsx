import { billedHoursOf, totalOfLine } from '@repo/domain/cart/order-line';
import type { OrderLine } from '@repo/domain/cart/order-line';
import { bookingLimits } from '@repo/domain/limits';
import type { Cents } from '@repo/domain/money/cents';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { IconButton } from '@repo/ui/actions/icon-button';
import { DataTable } from '@repo/ui/tables/data-table';
import type { Column } from '@repo/ui/tables/data-table';
import { useTranslation } from 'react-i18next';
import type { CartEvent, CartRow } from './cart-row.ts';
import classNames from './cart.module.css';

type CartTableProps = {
  readonly rows: readonly CartRow[];
  readonly event: CartEvent;
  readonly onRemove: (lineId: string) => void;
};

/** The id of a line's remove button, which takes the focus when the line is restored. */
export const removeButtonIdOf = (lineId: string): string => `remove-${lineId}`;

/** Lists the lines of the cart (G-R02). */
export function CartTable({ rows, event, onRemove }: CartTableProps) {
  const { t } = useTranslation('bookingCart');
  const columns = useColumns(event, onRemove);
  return (
    <DataTable
      caption={t('table')}
      isCaptionHidden
      columns={columns}
      rows={rows}
      keyOf={({ lineId }) => lineId}
    />
  );
}

const hoursOf = (line: OrderLine): number | null => {
  if (line.kind === 'provider') return line.durationHours;
  return line.kind === 'extension' ? line.extraHours : null;
};

function rateOf(line: OrderLine): Cents | null {
  if (line.kind === 'provider') return line.hourlyRateCents;
  return line.kind === 'extension' ? line.pricePerHourCents : null;
}

/** The quantity of a provider line is its hours (G-R17). */
const quantityOf = (line: OrderLine): number =>
  line.kind === 'recap' ? line.quantity : (hoursOf(line) ?? 1);

function useColumns(event: CartEvent, onRemove: (lineId: string) => void): readonly Column<CartRow>[] {
  const { t } = useTranslation(['bookingCart', 'shell']);
  const { dayWithWeekday, timeOfDay, money } = useFormats();
  const { day } = event;
  const hours = (count: number): string => t('hours', { count, ns: 'shell' });
  return [
    { id: 'name', header: t('columns.name'), cell: ({ name }) => name, isRowHeader: true },
    { id: 'event', header: t('columns.event'), cell: () => event.name },
    {
      id: 'date',
      header: t('columns.date'),
      cell: () => (day === null ? null : dayWithWeekday(day)),
    },
    {
      id: 'startTime',
      header: t('columns.startTime'),
      cell: ({ line, startsAtSeconds = event.startsAtSeconds }) =>
        line.kind === 'recap' || startsAtSeconds === null ? null : timeOfDay(startsAtSeconds),
    },
    {
      id: 'duration',
      header: t('columns.duration'),
      cell: ({ line }) => {
        const count = hoursOf(line);
        return count === null ? null : hours(count);
      },
    },
    {
      id: 'hourlyRate',
      header: t('columns.hourlyRate'),
      align: 'end',
      cell: ({ line }) => {
        const rate = rateOf(line);
        return rate === null ? null : money(rate);
      },
    },
    {
      id: 'quantity',
      header: t('columns.quantity'),
      align: 'end',
      cell: ({ line }) => quantityOf(line),
    },
    { id: 'total', header: t('columns.total'), align: 'end', cell: ({ line }) => <LineTotal line={line} /> },
    {
      id: 'remove',
      header: t('columns.remove'),
      isHeaderHidden: true,
      align: 'end',
      cell: ({ lineId, name }) => (
        <IconButton
          id={removeButtonIdOf(lineId)}
          icon="trash"
          label={t('remove', { name })}
          onClick={() => onRemove(lineId)}
        />
      ),
    },
  ];
}

/** Shows the total of a line and how it is calculated (G-R06). */
function LineTotal({ line }: { readonly line: OrderLine }) {
  const { t } = useTranslation('bookingCart');
  const { money } = useFormats();
  return (
    <span className={classNames['line-total']}>
      <strong>{money(totalOfLine(line))}</strong>
      <small>
        <LineSum line={line} />
      </small>
      {line.kind === 'provider' && billedHoursOf(line.durationHours) > line.durationHours ? (
        <small>{t('minimumHours', { count: bookingLimits.minimumBilledHours })}</small>
      ) : null}
    </span>
  );
}

function LineSum({ line }: { readonly line: OrderLine }) {
  const { t } = useTranslation('bookingCart');
  const { money } = useFormats();
  if (line.kind === 'tip') return null;
  if (line.kind === 'recap')
    return t('piecesTimesPrice', { count: line.quantity, rate: money(line.pricePerRecapCents) });
  const count = line.kind === 'provider' ? billedHoursOf(line.durationHours) : line.extraHours;
  const rate = line.kind === 'provider' ? line.hourlyRateCents : line.pricePerHourCents;
  return t('hoursTimesRate', { count, rate: money(rate) });
}
