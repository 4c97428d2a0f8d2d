import { homeOf, redirectFrom } from '@repo/domain/site/admission';
import { appOfPath } from '@repo/domain/site/app-of-path';
import { leaveFor } from '@repo/session/session/leave-for';
import { selectUserKind } from '@repo/session/session/session-slice';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { useShellDispatch } from '../store/use-shell-dispatch.ts';

/**
 * Shows the page to whoever may see it and sends everybody else where they belong, on every navigation (A-R05, A-R07,
 * A-R20). Whoever's session has expired stays: they sign in again over the page.
 */
export function Admission({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const target = redirectFrom(pathname, useSelector(selectUserKind));
  return target === undefined ? children : <SentTo path={target} />;
}

/** For a path that no page answers: the own dashboard, the login for a guest (A-R06). */
export function UnmatchedRoute() {
  return <SentTo path={homeOf(useSelector(selectUserKind))} />;
}

function SentTo({ path }: { readonly path: string }) {
  const { pathname } = useLocation();
  const isOwn = appOfPath(path) === appOfPath(pathname);
  // The page that is shown instead may have something to say to whoever wanted another one.
  return isOwn ? <Navigate to={path} state={{ wanted: pathname }} replace /> : <Loaded path={path} />;
}

/** The other apps are builds of their own. */
function Loaded({ path }: { readonly path: string }): null {
  const dispatch = useShellDispatch();
  useEffect(() => {
    dispatch(leaveFor(path));
  }, [dispatch, path]);
  return null;
}
