import { failedFields } from '@repo/domain/field/failed-fields';
import { signInRules } from '@repo/domain/identity/sign-in';
import { Button } from '@repo/ui/actions/button';
import { PasswordField } from '@repo/ui/fields/password-field';
import { useTranslation } from 'react-i18next';
import { authForms } from '../session/auth-modal-slice.ts';
import type { AuthForm } from '../session/auth-modal-slice.ts';
import { useSessionDispatch } from '../session/session-dispatch.ts';
import { signIn } from '../session/sign-in.ts';
import type { Door, SignInStay } from '../session/sign-in-kinds.ts';
import { typedEmail } from '../storage/typed-email.ts';
import { AuthFormLink } from './auth-form-link.tsx';
import classNames from './auth-forms.module.css';
import { EmailField } from '../form-parts/email-field.tsx';
import { FormFailure } from '../form-parts/form-failure.tsx';
import { useRuledForm } from '../form-parts/use-ruled-form.ts';

type SignInFormProps = {
  readonly door: Door;
  readonly stay: SignInStay;
  readonly onSwitch: (form: AuthForm) => void;
  readonly onSignedIn?: () => void;
  /** Whoever signs in again is known already, and only gives the password. */
  readonly knownUserName?: string;
};

/** E-mail and password, at one of the two doors (S1§7). */
export function SignInForm(props: SignInFormProps) {
  const { door, stay, onSwitch, onSignedIn, knownUserName } = props;
  const { t } = useTranslation('auth');
  const dispatch = useSessionDispatch();
  const form = useRuledForm({
    initialValues: { userName: knownUserName ?? typedEmail(), password: '' },
    check: (values) => failedFields(signInRules, values),
    send: async (values) => {
      const result = await dispatch(signIn(door, values, stay));
      if (result.ok) {
        if (result.value === 'here') onSignedIn?.();
        return undefined;
      }
      // A failed sign-in clears the user name (B-R16), where it can be written again.
      const again = knownUserName === undefined ? 'userName' : 'password';
      form.setValue(again, '');
      form.focusOn(again);
      return result.failure;
    },
  });
  return (
    <form {...form.formProps} className={classNames['form']}>
      <EmailField
        {...form.fieldProps('userName')}
        autoComplete="username"
        readOnly={knownUserName !== undefined}
        label={t('userName')}
      />
      <PasswordField {...form.fieldProps('password')} autoComplete="current-password" label={t('password')} />
      <div className={classNames['aside']}>
        <AuthFormLink form={authForms.forgotPassword} onSwitch={onSwitch}>
          {t('links.forgotPassword')}
        </AuthFormLink>
      </div>
      <FormFailure {...form.failureProps}>
        {form.failure?.code === 'email_is_not_verified' ? (
          <p>
            {t('notVerified.explanation')}{' '}
            <AuthFormLink form={authForms.signUp} onSwitch={onSwitch}>
              {t('notVerified.signUpAgain')}
            </AuthFormLink>
          </p>
        ) : null}
      </FormFailure>
      <Button type="submit" isWide isBusy={form.isBusy}>
        {t('login')}
      </Button>
    </form>
  );
}
