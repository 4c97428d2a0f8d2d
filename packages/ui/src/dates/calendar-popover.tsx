import { parseDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Floating } from '../floating/floating.tsx';
import { WithPageLocale } from '../floating/with-page-locale.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import classNames from './calendar-popover.module.css';
import type { IsoDay } from './iso-day.ts';

type CalendarPopoverProps = {
  readonly anchor: RefObject<Element | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly value: IsoDay | undefined;
  readonly onChoose: (day: IsoDay) => void;
  readonly min: IsoDay | undefined;
  readonly max: IsoDay | undefined;
};

/** The calendar of a date field, in its own module so that it is loaded on first use. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { anchor, open, onOpenChange, value, onChoose, min, max } = props;
  const t = useUiTexts();
  return (
    <WithPageLocale>
      <Floating triggerRef={anchor} isOpen={open} onOpenChange={onOpenChange} placement="bottom start">
        <Dialog aria-label={t('calendar')} className={classNames['calendar'] ?? ''}>
          <Calendar
            aria-label={t('calendar')}
            // The calendar is what the dialog is opened for.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={value === undefined ? null : parseDate(value)}
            onChange={(date) => onChoose(date.toString())}
            minValue={min === undefined ? null : parseDate(min)}
            maxValue={max === undefined ? null : parseDate(max)}
          >
            <CalendarMonth />
          </Calendar>
        </Dialog>
      </Floating>
    </WithPageLocale>
  );
}
