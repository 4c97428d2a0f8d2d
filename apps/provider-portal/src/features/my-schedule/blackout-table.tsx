import type { Blackout } from '@repo/domain/schedule/blackout';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { IconButton } from '@repo/ui/actions/icon-button';
import { DataTable } from '@repo/ui/tables/data-table';
import type { Column } from '@repo/ui/tables/data-table';
import { formatTimeOfDay } from '@repo/ui/times/time-of-day';
import { useTranslation } from 'react-i18next';

type BlackoutTableProps = {
  readonly blackouts: readonly Blackout[];
  readonly onRemove: (blackout: Blackout) => void;
};

/** Lists the blackouts with their hours (W-R02). */
export function BlackoutTable({ blackouts, onRemove }: BlackoutTableProps) {
  const { t } = useTranslation('mySchedule');
  const texts = useBlackoutTexts();
  if (blackouts.length === 0) return <p>{t('blackout.none')}</p>;
  const textColumns: readonly Column<Blackout>[] = [
    { id: 'date', header: t('blackout.date'), cell: texts.date, isRowHeader: true },
    { id: 'start', header: t('blackout.start'), cell: texts.start },
    { id: 'end', header: t('blackout.end'), cell: texts.end },
  ];
  const nameOf = (blackout: Blackout): string => t('blackout.removeDate', { date: texts.date(blackout) });
  return (
    <DataTable
      caption={t('blackout.heading')}
      isCaptionHidden
      rows={blackouts}
      keyOf={(blackout) => JSON.stringify(blackout)}
      columns={[...textColumns, removeColumn(t('blackout.remove'), nameOf, onRemove)]}
    />
  );
}

function useBlackoutTexts() {
  const { t, i18n } = useTranslation('mySchedule');
  const { dayWithWeekday } = useFormats();
  const time = (minute: number): string => formatTimeOfDay(minute, i18n.language);
  return {
    date: (blackout: Blackout): string => {
      if (blackout.kind === 'partOfDay') return dayWithWeekday(blackout.day);
      const { firstDay, lastDay } = blackout;
      const from = dayWithWeekday(firstDay);
      return firstDay === lastDay ? from : t('blackout.dates', { from, to: dayWithWeekday(lastDay) });
    },
    start: (blackout: Blackout): string =>
      blackout.kind === 'partOfDay' ? time(blackout.startMinute) : t('blackout.allDay'),
    end: (blackout: Blackout): string =>
      blackout.kind === 'partOfDay' ? time(blackout.endMinute) : t('blackout.allDay'),
  };
}

const removeColumn = (
  header: string,
  nameOf: (blackout: Blackout) => string,
  onRemove: (blackout: Blackout) => void,
): Column<Blackout> => ({
  id: 'remove',
  header,
  isHeaderHidden: true,
  cell: (blackout) => <IconButton icon="trash" label={nameOf(blackout)} onClick={() => onRemove(blackout)} />,
});
