import { FormPlace } from '@repo/forms/form-place';
import { ForgotPasswordForm } from '../forms/forgot-password-form.tsx';
import { LoginForm } from '../forms/login-form.tsx';
import type { AuthFormProps } from '../forms/login-form.tsx';
import { ProviderLoginForm } from '../forms/provider-login-form.tsx';
import { SignUpForm } from '../forms/sign-up-form.tsx';
import { authForms } from '../session/auth-modal-slice.ts';
import type { AuthForm } from '../session/auth-modal-slice.ts';

const views = {
  [authForms.login]: LoginForm,
  [authForms.forgotPassword]: ForgotPasswordForm,
  [authForms.signUp]: SignUpForm,
  [authForms.providerLogin]: ProviderLoginForm,
};

type AuthFormViewProps = AuthFormProps & { readonly form: AuthForm; readonly takesFocus: boolean };

/** Shows any of the four forms (B-R01); the login page imports only its own. */
export function AuthFormView({ form, takesFocus, ...props }: AuthFormViewProps) {
  const View = views[form];
  return (
    <FormPlace key={form} takesFocus={takesFocus}>
      <View {...props} />
    </FormPlace>
  );
}
