import { useFormats } from '@repo/i18n/formats/use-formats';
import { Icon } from '@repo/ui/icon';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { OtherTime } from '../../model/api/availability.ts';
import { movedTo } from '../../model/other-time.ts';
import { eventFormCompleted, selectEventForm } from '../../model/store/event-form.ts';
import { useBookingDispatch } from '../../model/store/use-booking-dispatch.ts';
import classNames from './no-match.module.css';

/** The nearest times at which somebody is free; one press moves the event there and searches anew. */
export function OtherTimes({ times }: { readonly times: readonly OtherTime[] }) {
  const { t } = useTranslation('providerChoice');
  const { moment } = useFormats();
  const dispatch = useBookingDispatch();
  const values = useSelector(selectEventForm);
  return (
    <div className={classNames['way']}>
      <h3>{t('noMatch.otherTimes')}</h3>
      <p>{t('noMatch.otherTimesHint')}</p>
      <ul className={classNames['times']}>
        {times.map((time) => (
          <li key={time.startsAtSeconds}>
            <button
              type="button"
              className={classNames['time']}
              // Next had let the form pass, and a time that the server offers changes nothing about that.
              onClick={() => dispatch(eventFormCompleted(movedTo(values, time)))}
            >
              <Icon name="calendar" />
              <span>
                <strong>{moment(time.startsAtSeconds)}</strong>{' '}
                <span className={classNames['count']}>{t('noMatch.free', { count: time.count })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
