import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { useTranslation } from 'react-i18next';
import { EventTypeChoice } from '../features/event-types/event-type-choice.tsx';
import classNames from './event-booking-page.module.css';

/** The booking, so far its first question. */
export function EventBookingPage() {
  const { t } = useTranslation('booking');
  usePageTitle(t('landing.title'));
  return (
    <>
      <div className={classNames['hero']}>
        <h1>{t('landing.heading')}</h1>
        <p>{t('landing.introduction')}</p>
      </div>
      <EventTypeChoice />
    </>
  );
}
