import { useTranslation } from 'react-i18next';
import { authForms } from '../session/auth-modal-slice.ts';
import { AuthFormLink } from './auth-form-link.tsx';
import classNames from './auth-forms.module.css';
import type { AuthFormProps } from './login-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The other door (B-R03): a provider has an account of its own, also under the e-mail of a host. */
export function ProviderLoginForm(props: AuthFormProps) {
  const { t } = useTranslation('auth');
  return (
    <div className={classNames['form']}>
      <SignInForm door="provider" {...props} />
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
