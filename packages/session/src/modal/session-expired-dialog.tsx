import { useErrorText } from '@repo/forms/use-error-text';
import { Button } from '@repo/ui/actions/button';
import { userKindOf } from '@repo/domain/identity/user-kind';
import { Dialog } from '@repo/ui/overlays/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from '../forms/auth-forms.module.css';
import { ForgotPasswordForm } from '../forms/forgot-password-form.tsx';
import { addressOfForm } from '../forms/form-address.ts';
import { SignInForm } from '../forms/sign-in-form.tsx';
import { authForms } from '../session/auth-modal-slice.ts';
import type { AuthForm } from '../session/auth-modal-slice.ts';
import { leaveFor } from '../session/leave-for.ts';
import { logOut } from '../session/log-out.ts';
import { useSessionDispatch } from '../session/session-dispatch.ts';
import type { SessionUser } from '../session/session-slice.ts';
import { SocialButtons } from '../social/social-buttons.tsx';
import { storeTypedEmail } from '../storage/typed-email.ts';

/**
 * Asks the same user to sign in again over the unchanged page, or to leave it (B-R14, A-96). Escape does not leave,
 * because leaving loses the entries.
 */
export function SessionExpiredDialog({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('auth');
  const textOf = useErrorText();
  const dispatch = useSessionDispatch();
  const leave = (): void => void dispatch(logOut());
  const [isForgotten, setIsForgotten] = useState(false);
  return (
    <Dialog kind="alert" open closedBy="none" onClose={leave} title={textOf('session_has_expired')}>
      <div className={classNames['form']}>
        {isForgotten ? (
          <ForgotPasswordForm stay="place" onSwitch={() => setIsForgotten(false)} />
        ) : (
          <SignInAgain user={user} onForgotten={() => setIsForgotten(true)} />
        )}
        <Button look="quiet" isWide onClick={leave}>
          {t('expired.leave')}
        </Button>
      </div>
    </Dialog>
  );
}

type SignInAgainProps = { readonly user: SessionUser; readonly onForgotten: () => void };

function SignInAgain({ user, onForgotten }: SignInAgainProps) {
  const { t } = useTranslation('auth');
  const dispatch = useSessionDispatch();
  const isProvider = userKindOf(user.userTypeId) === 'provider';
  const onSwitch = (form: AuthForm): void => {
    if (form !== authForms.forgotPassword) {
      dispatch(leaveFor(addressOfForm(form)));
      return;
    }
    storeTypedEmail(user.userName);
    onForgotten();
  };
  return (
    <>
      <p>{t('expired.explanation')}</p>
      <SignInForm
        loginKind={isProvider ? 'provider' : 'host'}
        stay="place"
        knownUserName={user.userName}
        onSwitch={onSwitch}
      />
      {isProvider ? null : (
        <>
          <SocialButtons stay="place" />
          <p className={classNames['terms']}>{t('expired.socialHint')}</p>
        </>
      )}
    </>
  );
}
