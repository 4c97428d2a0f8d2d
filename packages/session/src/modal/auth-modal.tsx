import { Dialog } from '@repo/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';
import { formTitles } from '../forms/form-titles.ts';
import { authFormOpened } from '../session/auth-modal-slice.ts';
import type { AuthForm } from '../session/auth-modal-slice.ts';
import { useSessionDispatch } from '../session/session-dispatch.ts';
import { AuthFormView } from './auth-form-view.tsx';

type AuthModalProps = {
  readonly form: AuthForm;
  readonly onDismiss: () => void;
  readonly onSignedIn: () => void;
};

/** Shows the four forms over any page (S1§2). */
export function AuthModal({ form, onDismiss, onSignedIn }: AuthModalProps) {
  const { t } = useTranslation('auth');
  const dispatch = useSessionDispatch();
  return (
    <Dialog open onClose={onDismiss} title={t(formTitles[form])} closedBy="closerequest">
      <AuthFormView
        form={form}
        takesFocus
        stay="place"
        onSwitch={(next) => dispatch(authFormOpened(next))}
        onSignedIn={onSignedIn}
      />
    </Dialog>
  );
}
