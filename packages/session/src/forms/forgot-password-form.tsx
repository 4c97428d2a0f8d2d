import { failedFields } from '@repo/domain/field/failed-fields';
import { checkEmail } from '@repo/domain/identity/email';
import { isFailureReply } from '@repo/domain/identity/password-reply';
import { Button } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authForms } from '../session/auth-modal-slice.ts';
import { forgotPassword } from '../session/forgot-password.ts';
import { useSessionDispatch } from '../session/session-dispatch.ts';
import { typedEmail } from '../storage/typed-email.ts';
import { AuthFormLink } from './auth-form-link.tsx';
import classNames from './auth-forms.module.css';
import type { AuthFormProps } from './login-form.tsx';
import { EmailField } from '../form-parts/email-field.tsx';
import { useErrorText } from '../form-parts/use-error-text.ts';
import { useRuledForm } from '../form-parts/use-ruled-form.ts';

const rules = { email: checkEmail() };

/** Asks for a link with which a new password is chosen (B-R11); what the server replies is shown as it is. */
export function ForgotPasswordForm({ onSwitch }: AuthFormProps) {
  const { t } = useTranslation('auth');
  const textOf = useErrorText();
  const dispatch = useSessionDispatch();
  const [reply, setReply] = useState<string>();
  const form = useRuledForm({
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
      <EmailField {...form.fieldProps('email')} />
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
