import { selectUser } from '@repo/session/session/session-slice';
import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { NewPasswordForm, NoLink } from '../features/new-password/new-password-form.tsx';
import classNames from './narrow-page.module.css';

/** Sets a password by the link of a mail, or replaces that of the signed-in account. */
export function SetPasswordPage() {
  const { t } = useTranslation('auth');
  const user = useSelector(selectUser);
  const [query] = useSearchParams();
  usePageTitle(t('setPassword.title'));
  const id = query.get('token') ?? user?.id;
  return (
    <div className={classNames['page']}>
      <div>
        <h1>{t('setPassword.heading')}</h1>
        <p>{t('setPassword.introduction')}</p>
      </div>
      {id === undefined || id === '' ? (
        <NoLink text={t('setPassword.linkMissing')} />
      ) : (
        <NewPasswordForm id={id} isProvider={query.get('kind') === 'provider'} />
      )}
    </div>
  );
}
