import type { ApiFailure } from '@repo/api-client/api-failure';
import type { SignUp } from '@repo/contracts/identity/sign-up';
import { Button } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authForms } from '../session/auth-modal-slice.ts';
import type { AuthForm } from '../session/auth-modal-slice.ts';
import { useSessionDispatch } from '../session/session-dispatch.ts';
import { signUp } from '../session/sign-up.ts';
import { AuthFormLink } from './auth-form-link.tsx';
import classNames from './auth-forms.module.css';
import { useErrorText } from '../form-parts/use-error-text.ts';

type SignedUpProps = { readonly entry: SignUp; readonly onSwitch: (form: AuthForm) => void };
type Again = 'not asked' | 'sending' | 'sent' | ApiFailure['code'];

/** What comes after a sign-up: the mail, once more if it does not arrive, and then the login. */
export function SignedUp({ entry, onSwitch }: SignedUpProps) {
  const { t } = useTranslation(['auth', 'successes']);
  const textOf = useErrorText();
  const dispatch = useSessionDispatch();
  const [again, setAgain] = useState<Again>('not asked');
  const sendAgain = async (): Promise<void> => {
    setAgain('sending');
    const result = await dispatch(signUp(entry));
    setAgain(result.ok ? 'sent' : result.failure.code);
  };
  return (
    <div className={classNames['form']}>
      <Banner kind="success" takesFocus>
        <p>{t('registered_successfully', { ns: 'successes' })}</p>
      </Banner>
      <p>{t('signUp.checkMail', { email: entry.email })}</p>
      <p>{t('signUp.noMail')}</p>
      {again === 'not asked' || again === 'sending' ? null : (
        <Banner kind={again === 'sent' ? 'success' : 'danger'}>
          <p>{again === 'sent' ? t('signUp.sentAgain') : textOf(again)}</p>
        </Banner>
      )}
      <Button look="secondary" isWide isBusy={again === 'sending'} onClick={() => void sendAgain()}>
        {t('signUp.sendAgain')}
      </Button>
      <div className={classNames['links']}>
        <p>
          <AuthFormLink form={authForms.login} onSwitch={onSwitch}>
            {t('links.login')}
          </AuthFormLink>
        </p>
      </div>
    </div>
  );
}
