import { useTranslation } from 'react-i18next';
import { authForms } from '../session/auth-modal-slice.ts';
import { AuthFormLink } from './auth-form-link.tsx';
import classNames from './auth-forms.module.css';
import type { AuthFormProps } from './login-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The login of providers (B-R03), whose accounts are separate even if a host has the same email. */
export function ProviderLoginForm(props: AuthFormProps) {
  const { t } = useTranslation('auth');
  return (
    <div className={classNames['form']}>
      <SignInForm loginKind="provider" {...props} />
      <div className={classNames['links']}>
        <p>
          {t('links.isHost')}
          <AuthFormLink form={authForms.login} onSwitch={props.onSwitch}>
            {t('links.hostLogin')}
          </AuthFormLink>
        </p>
      </div>
    </div>
  );
}
