import { useFormats } from '@repo/i18n/formats/use-formats';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { Icon } from '@repo/ui/icon';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { OtherTime } from '../../../model/api/availability.ts';
import { moveEventTo } from './other-time.ts';
import { eventFormCompleted, selectEventForm } from '../../../model/store/event-form.ts';
import classNames from './no-match.module.css';

/** Offers the nearest available times; a press moves the event there and searches again. */
export function OtherTimes({ times }: { readonly times: readonly OtherTime[] }) {
  const { t } = useTranslation('providerChoice');
  const { moment } = useFormats();
  const dispatch = useAppDispatch();
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
              // The form was valid, and an offered time keeps it valid.
              onClick={() => dispatch(eventFormCompleted(moveEventTo(values, time)))}
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
