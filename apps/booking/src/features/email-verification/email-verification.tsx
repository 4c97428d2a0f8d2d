import { useConfigurationQuery } from '@repo/api-client/site-data';
import { useErrorText } from '@repo/session/form-parts/use-error-text';
import { Button, ButtonLink } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import classNames from './email-verification.module.css';
import { useVerifiedEmailQuery } from './verify-email-query.ts';

/** What the link of a mail has led to (B-R08, B-R17): an account that works, or a link that no longer does. */
export function EmailVerification({ token }: { readonly token: string }) {
  const { t } = useTranslation('auth');
  const textOf = useErrorText();
  const { data, error, isFetching, refetch } = useVerifiedEmailQuery(token);
  const { data: configuration } = useConfigurationQuery();
  if (data !== undefined) {
    return (
      <div className={classNames['result']}>
        <h1>{t('verification.verified')}</h1>
        <p>{t('verification.verifiedExplanation')}</p>
        <ButtonLink href={`/change_password?token=${encodeURIComponent(data.passwordToken)}`}>
          {t('verification.createPassword')}
        </ButtonLink>
        <ButtonLink look="secondary" href="/Login">
          {t('login')}
        </ButtonLink>
      </div>
    );
  }
  if (isFetching || error === undefined) {
    return (
      <div className={classNames['result']}>
        <h1>{t('verification.title')}</h1>
        <p role="status">{t('verification.checking')}</p>
      </div>
    );
  }
  const code = 'details' in error ? error.code : 'something_went_wrong';
  if (code === 'your_verification_email_link_is_expired' || code === 'invalid_input') {
    return (
      <div className={classNames['result']}>
        <h1>{textOf('your_verification_email_link_is_expired')}</h1>
        <p>{t('verification.expiredExplanation')}</p>
        <ButtonLink href={`${configuration?.marketingUrl ?? ''}/contact-us`}>
          {t('verification.contactAdmin')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={classNames['result']}>
      <h1>{t('verification.title')}</h1>
      <p role="alert">{textOf(code)}</p>
      <Button onClick={() => void refetch()}>{t('tryAgain', { ns: 'shell' })}</Button>
    </div>
  );
}
