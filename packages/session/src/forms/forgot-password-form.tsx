import { failedFields } from '@repo/domain/field/failed-fields';
import { checkEmail } from '@repo/domain/identity/email';
import { isFailureReply } from '@repo/domain/identity/password-reply';
import { useErrorText } from '@repo/forms/use-error-text';
import { useForm } from '@repo/forms/use-form';
import { Button } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authForms } from '../session/auth-modal-slice.ts';
import { forgotPassword } from '../passwords/forgot-password.ts';
import { useSessionDispatch } from '../session/session-dispatch.ts';
import { typedEmail } from '../storage/typed-email.ts';
import { AuthFormLink } from './auth-form-link.tsx';
import classNames from './auth-forms.module.css';
import type { AuthFormProps } from './login-form.tsx';
import { EmailField } from './email-field.tsx';

const rules = { email: checkEmail() };

/** Requests a link for a new password (B-R11), and shows the reply of the server as it is. */
export function ForgotPasswordForm({ onSwitch }: AuthFormProps) {
  const { t } = useTranslation('auth');
  const textOf = useErrorText();
  const dispatch = useSessionDispatch();
  const [reply, setReply] = useState<string>();
  const form = useForm({
    initialValues: { email: typedEmail() },
    check: (values) => failedFields(rules, values),
    send: async ({ email }) => {
      const result = await dispatch(forgotPassword(email));
      setReply(result.ok ? result.message : undefined);
      return result.ok ? undefined : result.failure;
    },
  });
  const isSent = reply !== undefined && !isFailureReply(reply);
  const toLogin = (
    <div className={classNames['links']}>
      <p>
        <AuthFormLink form={authForms.login} onSwitch={onSwitch}>
          {t('links.backToLogin')}
        </AuthFormLink>
      </p>
    </div>
  );
  if (isSent) {
    return (
      <div className={classNames['form']}>
        <Banner kind="success" takesFocus>
          <p>{reply}</p>
        </Banner>
        <p>{t('forgot.next')}</p>
        {toLogin}
      </div>
    );
  }
  const failureText = form.failure === undefined ? reply : textOf(form.failure.code);
  return (
    <form {...form.formProps} className={classNames['form']}>
      <p>{t('forgot.introduction')}</p>
      <EmailField {...form.textProps('email')} />
      {failureText === undefined ? null : (
        <Banner kind="danger">
          <p>{failureText}</p>
        </Banner>
      )}
      <Button type="submit" isWide isBusy={form.isBusy}>
        {t('forgot.submit')}
      </Button>
      {toLogin}
    </form>
  );
}
