import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { EmailVerification } from '../features/email-verification/email-verification.tsx';
import classNames from './narrow-page.module.css';

/** Opened by the link of a sign-up mail; its query is part of the token. */
export function EmailConfirmationPage() {
  const { t } = useTranslation('auth');
  const { queryparam = '' } = useParams();
  const [query] = useSearchParams();
  usePageTitle(t('verification.title'));
  const inPath = new URLSearchParams(queryparam).get('token');
  return (
    <div className={classNames['page']}>
      <EmailVerification token={query.get('token') ?? inPath ?? queryparam} />
    </div>
  );
}
