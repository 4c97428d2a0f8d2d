import { Button } from '@repo/ui/actions/button';
import { userKindOf } from '@repo/domain/identity/user-kind';
import { Dialog } from '@repo/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';
import classNames from '../forms/auth-forms.module.css';
import { addressOfForm } from '../forms/form-address.ts';
import { SignInForm } from '../forms/sign-in-form.tsx';
import { useErrorText } from '../form-parts/use-error-text.ts';
import { leaveFor } from '../session/leave-for.ts';
import { logOut } from '../session/log-out.ts';
import { useSessionDispatch } from '../session/session-dispatch.ts';
import type { SessionUser } from '../session/session-slice.ts';
import { SocialButtons } from '../social/social-buttons.tsx';

/**
 * Over the page as it stands: the same person goes on with it, whoever does not sign in leaves it (B-R14, A-96).
 * Leaving is a button and no key, because it takes what was entered along.
 */
export function SessionExpiredDialog({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('auth');
  const textOf = useErrorText();
  const dispatch = useSessionDispatch();
  const leave = (): void => void dispatch(logOut());
  const isProvider = userKindOf(user.userTypeId) === 'provider';
  return (
    <Dialog kind="alert" open closedBy="none" onClose={leave} title={textOf('session_has_expired')}>
      <div className={classNames['form']}>
        <p>{t('expired.explanation')}</p>
        <SignInForm
          door={isProvider ? 'provider' : 'host'}
          stay="place"
          knownUserName={user.userName}
          onSwitch={(form) => dispatch(leaveFor(addressOfForm(form)))}
        />
        {isProvider ? null : (
          <>
            <SocialButtons stay="place" />
            <p className={classNames['terms']}>{t('expired.socialHint')}</p>
          </>
        )}
        <Button look="quiet" isWide onClick={leave}>
          {t('expired.leave')}
        </Button>
      </div>
    </Dialog>
  );
}
