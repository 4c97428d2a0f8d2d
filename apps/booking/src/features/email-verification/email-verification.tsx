import { useConfigurationQuery } from '@repo/api-client/site-data';
import type { CallReply } from '@repo/contracts/contract';
import { useErrorText } from '@repo/forms/use-error-text';
import { selectUser } from '@repo/session/session/session-slice';
import { storeTypedEmail } from '@repo/session/storage/typed-email';
import { announceVerified } from '@repo/session/storage/verified-email';
import { Button, ButtonLink } from '@repo/ui/actions/button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import classNames from './email-verification.module.css';
import type { verifyEmailKey } from './verify-email-query.ts';
import { useVerifiedEmailQuery } from './verify-email-query.ts';

/** Verifies the email by the token of a link, and shows the result (B-R08, B-R17). */
export function EmailVerification({ token }: { readonly token: string }) {
  const { t } = useTranslation('auth');
  const textOf = useErrorText();
  const { data, error, isFetching, refetch } = useVerifiedEmailQuery(token, {
    // Keeps the first answer: another tab may sign this one in, which uses up the link.
    refetchOnReconnect: false,
  });
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
    // The first sign-in uses up the link; a signed-in user has a verified email (S1§2).
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
 * Notifies the tab that waits for the verification; it may then sign this tab in and use up the token. A user who was
 * signed in before needs no answer of the server.
 */
function Verified({ email, passwordToken = '' }: Partial<CallReply<typeof verifyEmailKey>>) {
  const { t } = useTranslation('auth');
  const isSignedIn = useSelector(selectUser) !== undefined;
  useEffect(() => {
    if (email === undefined) return;
    storeTypedEmail(email);
    announceVerified(email);
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
