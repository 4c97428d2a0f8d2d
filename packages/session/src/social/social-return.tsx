import { Banner } from '@repo/ui/feedback/banner';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from '../forms/auth-forms.module.css';
import { useSessionDispatch } from '../session/session-dispatch.ts';
import { openLoggedIn, signInSocially } from '../session/sign-in.ts';
import type { SocialAnswer } from './social-redirect.ts';

type Outcome = Exclude<SocialAnswer['outcome'], 'token'>;

const names = { google: 'Google', facebook: 'Facebook' } as const;

/** Completes a sign-in with Google or Facebook and returns to the previous page, or shows why it failed. */
export function SocialReturn({ answer }: { readonly answer: SocialAnswer }) {
  const { t } = useTranslation('auth');
  const dispatch = useSessionDispatch();
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    if (answer.outcome !== 'token') return;
    const { provider, accessToken, stay, returnTo } = answer;
    const finish = async (): Promise<void> => {
      const result = await dispatch(signInSocially(provider, accessToken, stay));
      if (!result.ok) setIsRefused(true);
      else if (result.value === 'here') dispatch(openLoggedIn(returnTo));
    };
    void finish();
  }, [answer, dispatch]);

  if (answer.outcome === 'notOurs') return <Banner kind="danger">{t('social.notOurs')}</Banner>;
  const provider = names[answer.provider];
  const outcome: Outcome | undefined =
    answer.outcome === 'token' ? (isRefused ? 'failed' : undefined) : answer.outcome;
  if (outcome === undefined) return <Banner>{t('social.returning', { provider })}</Banner>;
  return (
    <Banner kind={outcome === 'cancelled' ? 'info' : 'danger'}>
      <p>{t(outcome === 'cancelled' ? 'social.cancelled' : 'social.failed', { provider })}</p>
      {answer.stay === 'page' ? null : (
        <p>
          <a className={classNames['link']} href={answer.returnTo}>
            {t('social.goBack')}
          </a>
        </p>
      )}
    </Banner>
  );
}
