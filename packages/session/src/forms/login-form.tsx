import { useTranslation } from 'react-i18next';
import { authForms } from '../session/auth-modal-slice.ts';
import type { AuthForm } from '../session/auth-modal-slice.ts';
import type { SignInStay } from '../session/sign-in-kinds.ts';
import { SocialButtons } from '../social/social-buttons.tsx';
import { AuthFormLink } from './auth-form-link.tsx';
import classNames from './auth-forms.module.css';
import { SignInForm } from './sign-in-form.tsx';

/** Props of every form of the modal and of the login page. */
export type AuthFormProps = {
  readonly stay: SignInStay;
  readonly onSwitch: (form: AuthForm) => void;
  readonly onSignedIn?: () => void;
  /** The page to open after a sign-in with Google or Facebook, if not this one. */
  readonly returnTo?: string;
};

/** The login of hosts (B-R02, B-R04), with links to the other forms. */
export function LoginForm(props: AuthFormProps) {
  const { stay, onSwitch, returnTo } = props;
  const { t } = useTranslation('auth');
  return (
    <div className={classNames['form']}>
      <SignInForm loginKind="host" {...props} />
      <SocialButtons stay={stay} returnTo={returnTo} />
      <div className={classNames['links']}>
        <p>
          {t('links.noAccount')}
          <AuthFormLink form={authForms.signUp} onSwitch={onSwitch}>
            {t('links.signUp')}
          </AuthFormLink>
        </p>
        <p>
          {t('links.isProvider')}
          <AuthFormLink form={authForms.providerLogin} onSwitch={onSwitch}>
            {t('links.providerLogin')}
          </AuthFormLink>
        </p>
      </div>
    </div>
  );
}
