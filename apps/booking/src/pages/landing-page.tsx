import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { useTranslation } from 'react-i18next';
import { EventTypeChoice } from '../features/event-types/event-type-choice.tsx';
import classNames from './landing-page.module.css';

/** Tells a stranger what this is, and asks the first question. */
export function LandingPage() {
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
