import { logOut } from '@repo/session/session/log-out';
import { useSessionDispatch } from '@repo/session/session/session-dispatch';
import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { Button } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import classNames from './account-refusal.module.css';

/** Replaces the booking form for operators, who cannot book; providers are redirected to their dashboard (A-R23). */
export function AccountRefusal() {
  const { t } = useTranslation('wizard');
  const dispatch = useSessionDispatch();
  const title = t('refusal.title');
  usePageTitle(title);
  return (
    <div className={classNames['refusal']}>
      <h1>{title}</h1>
      <p>{t('refusal.explanation')}</p>
      <Button onClick={() => void dispatch(logOut())}>{t('refusal.logOut')}</Button>
    </div>
  );
}
