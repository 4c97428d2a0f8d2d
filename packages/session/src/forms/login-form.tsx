import { useTranslation } from 'react-i18next';
import { authForms } from '../session/auth-modal-slice.ts';
import type { AuthForm } from '../session/auth-modal-slice.ts';
import type { SignInStay } from '../session/sign-in-kinds.ts';
import { SocialButtons } from '../social/social-buttons.tsx';
import { AuthFormLink } from './auth-form-link.tsx';
import classNames from './auth-forms.module.css';
import { SignInForm } from './sign-in-form.tsx';

/** What every form of the modal and of the login page is handed. */
export type AuthFormProps = {
  readonly stay: SignInStay;
  readonly onSwitch: (form: AuthForm) => void;
  readonly onSignedIn?: () => void;
  /** The page that a sign-in through somebody else goes on with, where it is not this one. */
  readonly returnTo?: string;
};

/** How hosts sign in (B-R02, B-R04), and the ways to the other forms. */
export function LoginForm(props: AuthFormProps) {
  const { stay, onSwitch, returnTo } = props;
  const { t } = useTranslation('auth');
  return (
    <div className={classNames['form']}>
      <SignInForm door="host" {...props} />
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
