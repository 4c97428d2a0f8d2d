import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Icon } from '../icon.tsx';
import classNames from './calendar-month.module.css';

/** The month grid of every calendar, with buttons for the months before and after. */
export function CalendarMonth() {
  return (
    <>
      <div className={classNames['header']}>
        <Button slot="previous" className={classNames['step'] ?? ''}>
          <Icon name="chevron-left" />
        </Button>
        <CalendarHeading className={classNames['heading'] ?? ''} />
        <Button slot="next" className={classNames['step'] ?? ''}>
          <Icon name="chevron-right" />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className={classNames['grid'] ?? ''}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={classNames['weekday'] ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={classNames['day'] ?? ''} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
