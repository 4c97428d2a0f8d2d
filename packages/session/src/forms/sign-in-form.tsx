import { httpStatusOf } from '@repo/domain/errors/error-catalogue';
import { failedFields } from '@repo/domain/field/failed-fields';
import { signInRules } from '@repo/domain/identity/sign-in';
import { FormFailure } from '@repo/forms/form-failure';
import { useForm } from '@repo/forms/use-form';
import { Button } from '@repo/ui/actions/button';
import { PasswordField } from '@repo/ui/fields/password-field';
import { TextField } from '@repo/ui/fields/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authForms } from '../session/auth-modal-slice.ts';
import type { AuthForm } from '../session/auth-modal-slice.ts';
import { useSessionDispatch } from '../session/session-dispatch.ts';
import { signIn } from '../session/sign-in.ts';
import type { LoginKind, SignInStay } from '../session/sign-in-kinds.ts';
import { storeTypedEmail, typedEmail } from '../storage/typed-email.ts';
import { AuthFormLink } from './auth-form-link.tsx';
import classNames from './auth-forms.module.css';
import { EmailField } from './email-field.tsx';

type SignInFormProps = {
  readonly loginKind: LoginKind;
  readonly stay: SignInStay;
  readonly onSwitch: (form: AuthForm) => void;
  readonly onSignedIn?: () => void;
  /** The known user name of an expired session, which only needs the password. */
  readonly knownUserName?: string;
};

/** Email and password, for the login of hosts or of providers (S1§7). */
export function SignInForm(props: SignInFormProps) {
  const { loginKind, stay, onSwitch, onSignedIn, knownUserName } = props;
  const { t } = useTranslation('auth');
  const dispatch = useSessionDispatch();
  const [hasCode, setHasCode] = useState(false);
  const form = useForm({
    initialValues: { userName: knownUserName ?? typedEmail(), password: '', code: '' },
    check: ({ userName, password }) => failedFields(signInRules, { userName, password }),
    send: async ({ code, ...values }) => {
      // Stored here too, because a browser may fill the field without a focus.
      storeTypedEmail(values.userName);
      const result = await dispatch(signIn(loginKind, code === '' ? values : { ...values, code }, stay));
      if (result.ok) {
        if (result.value === 'here') onSignedIn?.();
        return undefined;
      }
      // Keeps the entries if the server could not judge them; only a refusal clears the user name (B-R16).
      if (httpStatusOf(result.failure.code) >= 500) return result.failure;
      if (asksForCode(result.failure.code)) {
        setHasCode(true);
        form.set({ code: '' });
        return result.failure;
      }
      const again = knownUserName === undefined ? 'userName' : 'password';
      form.set({ [again]: '' });
      form.focusOn(again);
      return result.failure;
    },
  });
  return (
    <form {...form.formProps} className={classNames['form']}>
      <EmailField
        {...form.textProps('userName')}
        autoComplete="username"
        readOnly={knownUserName !== undefined}
        label={t('userName')}
      />
      <PasswordField {...form.textProps('password')} autoComplete="current-password" label={t('password')} />
      {hasCode ? (
        <TextField
          {...form.textProps('code')}
          autoComplete="one-time-code"
          label={t('secondFactor.code')}
          hint={t('secondFactor.hint')}
        />
      ) : null}
      <div className={classNames['aside']}>
        <AuthFormLink form={authForms.forgotPassword} onSwitch={onSwitch}>
          {t('links.forgotPassword')}
        </AuthFormLink>
      </div>
      <FormFailure {...form.failureProps}>
        <WayOn code={form.failure?.code} onSwitch={onSwitch} />
      </FormFailure>
      <Button type="submit" isWide isBusy={form.isBusy}>
        {t('login')}
      </Button>
    </form>
  );
}

/** Operators also enter a code, which the server asks for once the password is right. */
const asksForCode = (code: string): boolean =>
  code === 'second_factor_code_is_required' || code === 'second_factor_code_is_incorrect';

type WayOnProps = Pick<SignInFormProps, 'onSwitch'> & { readonly code: string | undefined };

/** Explains what the user can do about a refused login. */
function WayOn({ code, onSwitch }: WayOnProps) {
  const { t } = useTranslation('auth');
  switch (code) {
    case 'email_is_not_verified':
      return (
        <p>
          {t('notVerified.explanation')}{' '}
          <AuthFormLink form={authForms.signUp} onSwitch={onSwitch}>
            {t('notVerified.signUpAgain')}
          </AuthFormLink>
        </p>
      );
    case 'too_many_requests':
      return (
        <p>
          {t('mustWait.explanation')}{' '}
          <AuthFormLink form={authForms.forgotPassword} onSwitch={onSwitch}>
            {t('mustWait.sendLink')}
          </AuthFormLink>
        </p>
      );
    case 'user_is_not_active':
      return <p>{t('closedAccount')}</p>;
    default:
      return null;
  }
}
