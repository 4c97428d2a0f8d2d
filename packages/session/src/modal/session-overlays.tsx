import { Suspense, lazy } from 'react';
import { useSelector } from 'react-redux';
import { selectAuthForm } from '../session/auth-modal-slice.ts';
import { selectHasExpired, selectUser } from '../session/session-slice.ts';
import { useModalHistory } from './use-modal-history.ts';

const AuthModal = lazy(async () => ({ default: (await import('./auth-modal.tsx')).AuthModal }));
const SessionExpiredDialog = lazy(async () => ({
  default: (await import('./session-expired-dialog.tsx')).SessionExpiredDialog,
}));

/** What signing in lays over the pages of every app; loaded when it is needed. */
export function SessionOverlays() {
  const user = useSelector(selectUser);
  const hasExpired = useSelector(selectHasExpired);
  const form = useSelector(selectAuthForm);
  const { dismiss, close } = useModalHistory(form !== undefined);
  return (
    <Suspense>
      {hasExpired && user !== undefined ? <SessionExpiredDialog user={user} /> : null}
      {form === undefined ? null : <AuthModal form={form} onDismiss={dismiss} onSignedIn={close} />}
    </Suspense>
  );
}
