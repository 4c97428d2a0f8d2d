import { failedFields } from '@repo/domain/field/failed-fields';
import { isNewsletterDefault, signUpRules } from '@repo/domain/identity/sign-up';
import type { SignUp } from '@repo/contracts/identity/sign-up';
import { FormFailure } from '@repo/forms/form-failure';
import { useForm } from '@repo/forms/use-form';
import { Button } from '@repo/ui/actions/button';
import { Checkbox } from '@repo/ui/choices/checkbox';
import { ErrorSummary } from '@repo/ui/fields/error-summary';
import { TextField } from '@repo/ui/fields/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authForms } from '../session/auth-modal-slice.ts';
import { useSessionDispatch } from '../session/session-dispatch.ts';
import { signUp } from '../session/sign-up.ts';
import { typedEmail } from '../storage/typed-email.ts';
import { AuthFormLink } from './auth-form-link.tsx';
import classNames from './auth-forms.module.css';
import type { AuthFormProps } from './login-form.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { SignedUp } from './signed-up.tsx';
import { TermsNote } from './terms-note.tsx';
import { EmailField } from './email-field.tsx';

/** The sign-up of hosts (B-R05). */
export function SignUpForm(props: AuthFormProps) {
  const { onSwitch } = props;
  const { t } = useTranslation('auth');
  const dispatch = useSessionDispatch();
  const [newsOptIn, setNewsOptIn] = useState<boolean>(isNewsletterDefault);
  const [signedUp, setSignedUp] = useState<SignUp>();
  const labels = {
    firstName: t('firstName'),
    lastName: t('lastName'),
    email: t('email'),
    password: t('password'),
  };
  const form = useForm({
    initialValues: { firstName: '', lastName: '', email: typedEmail(), password: '' },
    check: (values) => failedFields(signUpRules, values),
    labels: () => labels,
    send: async (values) => {
      const entry = { ...values, newsOptIn };
      const result = await dispatch(signUp(entry));
      if (!result.ok) return result.failure;
      setSignedUp(entry);
      return undefined;
    },
  });
  if (signedUp !== undefined) return <SignedUp entry={signedUp} {...props} />;
  return (
    <form {...form.formProps} className={classNames['form']}>
      <ErrorSummary {...form.summary} />
      <div className={classNames['names']}>
        <TextField {...form.textProps('firstName')} autoComplete="given-name" label={labels.firstName} />
        <TextField {...form.textProps('lastName')} autoComplete="family-name" label={labels.lastName} />
      </div>
      <EmailField {...form.textProps('email')} label={labels.email} />
      <NewPasswordField {...form.textProps('password')} label={labels.password} />
      <Checkbox
        name="newsOptIn"
        checked={newsOptIn}
        onChange={({ target }) => setNewsOptIn(target.checked)}
        label={t('signUp.news')}
      />
      <TermsNote />
      <FormFailure {...form.failureProps} />
      <Button type="submit" isWide isBusy={form.isBusy}>
        {t('signUp.submit')}
      </Button>
      <div className={classNames['links']}>
        <p>
          {t('links.hasAccount')}
          <AuthFormLink form={authForms.login} onSwitch={onSwitch}>
            {t('links.login')}
          </AuthFormLink>
        </p>
      </div>
    </form>
  );
}
