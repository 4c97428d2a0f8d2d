import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { blackoutTimeChoices, wholeDay } from '@repo/domain/schedule/blackout';
import type { Blackout, BlackoutHours } from '@repo/domain/schedule/blackout';
import { findBlackoutHoursIssues } from '@repo/domain/schedule/blackout-hours';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Button } from '@repo/ui/actions/button';
import { Checkbox } from '@repo/ui/choices/checkbox';
import { Select } from '@repo/ui/choices/select';
import { Dialog } from '@repo/ui/overlays/dialog';
import { formatTimeOfDay } from '@repo/ui/times/time-of-day';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './my-schedule.module.css';

type HolidayDialogProps = {
  readonly day: CalendarDay;
  /** Removes the day that was just added (W-R03). */
  readonly onCancel: () => void;
  readonly onConfirm: (blackout: Blackout) => void;
};

type Hours = { readonly [Name in keyof BlackoutHours]: number | null };
type Codes = { readonly [Name in keyof BlackoutHours]?: ErrorCode };

/** Asks whether a day is blacked out as a whole, or from when to when (W-R03, W-R04). */
export function HolidayDialog({ day, onCancel, onConfirm }: HolidayDialogProps) {
  const { t } = useTranslation(['mySchedule', 'errors']);
  const { dayWithWeekday } = useFormats();
  const [isWhole, setIsWhole] = useState(true);
  const [hours, setHours] = useState<Hours>({ startMinute: null, endMinute: null });
  const [codes, setCodes] = useState<Codes>({});
  const id = useId();
  const submit = (): void => {
    if (isWhole) return onConfirm(wholeDay(day));
    const issues = findBlackoutHoursIssues(hours);
    const { startMinute, endMinute } = hours;
    if (startMinute !== null && endMinute !== null && issues.length === 0)
      return onConfirm({ kind: 'partOfDay', day, startMinute, endMinute });
    setCodes(Object.fromEntries(issues.map(({ field, code }) => [field, code])));
    document.getElementById(`${id}-${issues[0]?.field}`)?.focus();
  };
  const change = (name: keyof Hours, minute: number | null): void => {
    setHours({ ...hours, [name]: minute });
    setCodes({});
  };
  return (
    <Dialog
      open
      closedBy="closerequest"
      onClose={onCancel}
      title={t('holiday.title', { date: dayWithWeekday(day) })}
      actions={
        <>
          <Button look="secondary" onClick={onCancel}>
            {t('holiday.cancel')}
          </Button>
          <Button type="submit" form={id}>
            {t('holiday.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={classNames['holiday']}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Checkbox
          label={t('holiday.whole')}
          hint={t('holiday.wholeHint')}
          checked={isWhole}
          onChange={({ target }) => setIsWhole(target.checked)}
        />
        {isWhole
          ? null
          : (['startMinute', 'endMinute'] as const).map((name) => (
              <TimePicker
                key={name}
                id={`${id}-${name}`}
                name={name}
                minute={hours[name]}
                code={codes[name]}
                onChange={(minute) => change(name, minute)}
              />
            ))}
      </form>
    </Dialog>
  );
}

type TimePickerProps = {
  readonly id: string;
  readonly name: keyof Hours;
  readonly minute: number | null;
  readonly code: ErrorCode | undefined;
  readonly onChange: (minute: number | null) => void;
};

/** A list of times instead of a typed one, because it ends at 23:59, which is off the quarter hour. */
function TimePicker({ id, name, minute, code, onChange }: TimePickerProps) {
  const { t, i18n } = useTranslation(['mySchedule', 'errors']);
  return (
    <Select
      id={id}
      label={t(`holiday.${name}`)}
      placeholder={t('holiday.choose')}
      error={code && t(code, { ns: 'errors', count: 1 })}
      value={minute === null ? '' : String(minute)}
      choices={blackoutTimeChoices.map((choice) => ({
        value: String(choice),
        label: formatTimeOfDay(choice, i18n.language),
      }))}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}
