import type { ApiFailure } from '@repo/api-client/api-failure';
import type { SignUp } from '@repo/contracts/identity/sign-up';
import { FormFailure } from '@repo/forms/form-failure';
import { useErrorText } from '@repo/forms/use-error-text';
import { useForm } from '@repo/forms/use-form';
import { Button } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authForms } from '../session/auth-modal-slice.ts';
import { useSessionDispatch } from '../session/session-dispatch.ts';
import { signIn } from '../session/sign-in.ts';
import { signUp } from '../session/sign-up.ts';
import { onVerified } from '../storage/verified-email.ts';
import { AuthFormLink } from './auth-form-link.tsx';
import classNames from './auth-forms.module.css';
import type { AuthFormProps } from './login-form.tsx';

type SignedUpProps = AuthFormProps & { readonly entry: SignUp };
type Again = 'not asked' | 'sending' | 'sent' | ApiFailure['code'];

/** Shown after a sign-up: sends the mail again on request, and logs in once the email is verified. */
export function SignedUp({ entry, ...props }: SignedUpProps) {
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
      <LoginOnceVerified entry={entry} {...props} />
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
          <AuthFormLink form={authForms.login} onSwitch={props.onSwitch}>
            {t('links.login')}
          </AuthFormLink>
        </p>
      </div>
    </div>
  );
}

/**
 * Logs in with the typed password as soon as another tab has opened the link. If the mail was opened on another device,
 * a button does it.
 */
function LoginOnceVerified({ entry: { email, password }, stay, onSignedIn }: SignedUpProps) {
  const { t } = useTranslation('auth');
  const dispatch = useSessionDispatch();
  const form = useForm({
    initialValues: {},
    check: () => ({}),
    send: async () => {
      const result = await dispatch(signIn('host', { userName: email, password }, stay));
      if (!result.ok) return result.failure;
      if (result.value === 'here') onSignedIn?.();
      return undefined;
    },
  });
  const { ref } = form.formProps;
  useEffect(() => onVerified(email, () => ref.current?.requestSubmit()), [email, ref]);
  return (
    <form {...form.formProps} className={classNames['form']}>
      <FormFailure {...form.failureProps} />
      <Button type="submit" isWide isBusy={form.isBusy}>
        {t('signUp.goOn')}
      </Button>
    </form>
  );
}
