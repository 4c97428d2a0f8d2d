import { instantOf } from '@repo/domain/time/wall-clock';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { buttonClass } from '@repo/ui/actions/button';
import { Icon } from '@repo/ui/icon';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useStepAddress } from '../../model/step-moves.ts';
import { selectEventForm } from '../../model/store/event-form.ts';
import classNames from './event-summary.module.css';

/** Shows when and where the event is, with a way to change it (D-R02). */
export function EventSummary() {
  const { t } = useTranslation('providerChoice');
  const { eventName, location, durationHours } = useSelector(selectEventForm);
  const when = useWhen();
  const addressOf = useStepAddress();
  return (
    <section aria-label={t('summary.label')} className={classNames['summary']}>
      <div className={classNames['words']}>
        <p className={classNames['name']}>{eventName}</p>
        <ul className={classNames['facts']}>
          <li>
            <Icon name="pin" size={16} />
            {location.address}
          </li>
          <li>
            <Icon name="clock" size={16} />
            {t('summary.reservation', { count: durationHours ?? 0 })}
          </li>
          {when === undefined ? null : (
            <li>
              <Icon name="calendar" size={16} />
              {when}
            </li>
          )}
        </ul>
      </div>
      <Link
        to={addressOf('setup')}
        aria-label={t('summary.edit')}
        title={t('summary.edit')}
        className={buttonClass({ look: 'quiet', size: 'small' })}
      >
        <EditMark />
      </Link>
    </section>
  );
}

/** The pen icon for editing (S1§2). */
const EditMark = () => (
  <svg
    viewBox="0 0 24 24"
    width="1.25rem"
    height="1.25rem"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="M4 20l1-4.5L16.5 4 20 7.5 8.5 19ZM14 6.5l3.5 3.5" />
  </svg>
);

function useWhen(): string | undefined {
  const { t } = useTranslation('providerChoice');
  const { dayWithWeekday, timeOfDay, endTimeOf } = useFormats();
  const { eventDate, providerStartMinute, durationHours } = useSelector(selectEventForm);
  if (eventDate === null || providerStartMinute === null) return undefined;
  const range = rangeOfHours(instantOf(eventDate, providerStartMinute), durationHours ?? 0);
  return t('summary.when', {
    date: dayWithWeekday(eventDate),
    from: timeOfDay(range.startsAtSeconds),
    to: endTimeOf(range),
  });
}
