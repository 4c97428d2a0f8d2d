import { withTexts } from '@repo/i18n/part-texts';
import { lazyPart } from '@repo/ui/loading/lazy-part';
import { useSelector } from 'react-redux';
import { selectAuthForm } from '../session/auth-modal-slice.ts';
import { selectHasExpired, selectUser } from '../session/session-slice.ts';
import { useModalHistory } from './use-modal-history.ts';

const whileLoading = () => null;
const AuthModal = lazyPart(
  withTexts(async () => (await import('./auth-modal.tsx')).AuthModal, 'auth', 'successes'),
  whileLoading,
);
const SessionExpiredDialog = lazyPart(
  withTexts(async () => (await import('./session-expired-dialog.tsx')).SessionExpiredDialog, 'auth'),
  whileLoading,
);

/** The dialogs of signing in over the pages of every app, loaded on demand. */
export function SessionOverlays() {
  const user = useSelector(selectUser);
  const hasExpired = useSelector(selectHasExpired);
  const form = useSelector(selectAuthForm);
  const { dismiss, close } = useModalHistory(form !== undefined);
  return (
    <>
      {hasExpired && user !== undefined ? <SessionExpiredDialog user={user} /> : null}
      {form === undefined ? null : <AuthModal form={form} onDismiss={dismiss} onSignedIn={close} />}
    </>
  );
}
