import { useConfigurationQuery } from '@repo/api-client/site-data';
import type { CallReply } from '@repo/contracts/contract';
import { useErrorText } from '@repo/session/form-parts/use-error-text';
import { selectUser } from '@repo/session/session/session-slice';
import { keepTypedEmail } from '@repo/session/storage/typed-email';
import { tellVerified } from '@repo/session/storage/verified-email';
import { Button, ButtonLink } from '@repo/ui/actions/button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import classNames from './email-verification.module.css';
import type { verifyEmailKey } from './verify-email-query.ts';
import { useVerifiedEmailQuery } from './verify-email-query.ts';

/** What the link of a mail has led to (B-R08, B-R17): an account that works, or a link that no longer does. */
export function EmailVerification({ token }: { readonly token: string }) {
  const { t } = useTranslation('auth');
  const textOf = useErrorText();
  const { data, error, isFetching, refetch } = useVerifiedEmailQuery(token);
  const { data: configuration } = useConfigurationQuery();
  const isSignedIn = useSelector(selectUser) !== undefined;
  if (data !== undefined) return <Verified {...data} />;
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
    // The first sign-in uses the link up; whoever is signed in has a verified e-mail all the same (S1§2).
    if (isSignedIn) return <Verified />;
    return (
      <div className={classNames['result']}>
        <h1>{textOf('your_verification_email_link_is_expired')}</h1>
        <p>{t('verification.expiredExplanation')}</p>
        <ButtonLink href={`${configuration?.marketingUrl ?? ''}/contact-us`}>
          {t('verification.contactAdmin')}
        </ButtonLink>
        <p>{t('verification.openedBefore')}</p>
        <ButtonLink look="secondary" href="/Login">
          {t('login')}
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

/**
 * Tells the tab that waits for it, which may sign this one in as well and use up the token with that. Whoever was
 * signed in before needs no answer of the server to go on.
 */
function Verified({ email, passwordToken = '' }: Partial<CallReply<typeof verifyEmailKey>>) {
  const { t } = useTranslation('auth');
  const isSignedIn = useSelector(selectUser) !== undefined;
  useEffect(() => {
    if (email === undefined) return;
    keepTypedEmail(email);
    tellVerified(email);
  }, [email]);
  return (
    <div className={classNames['result']}>
      <h1>{t('verification.verified')}</h1>
      <p role="status">{t(isSignedIn ? 'verification.signedIn' : 'verification.verifiedExplanation')}</p>
      <ButtonLink
        href={isSignedIn ? '/change_password' : `/change_password?token=${encodeURIComponent(passwordToken)}`}
      >
        {t('verification.createPassword')}
      </ButtonLink>
      <ButtonLink look="secondary" href="/Login">
        {t(isSignedIn ? 'verification.goOn' : 'login')}
      </ButtonLink>
    </div>
  );
}
