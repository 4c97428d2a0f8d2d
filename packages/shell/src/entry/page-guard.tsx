import { homePathOf, pathAfterLogin, redirectFrom } from '@repo/domain/site/page-redirect';
import { appOfPath } from '@repo/domain/site/app-of-path';
import { leaveFor } from '@repo/session/session/leave-for';
import { selectUserKind } from '@repo/session/session/session-slice';
import { storedNotice } from '@repo/session/storage/notice';
import { clearWantedPage, storedWantedPage, storeWantedPage } from '@repo/session/storage/wanted-page';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppDispatch } from '../store/use-app-dispatch.ts';
import { useStoredNotice } from '../notices/use-stored-notice.ts';

/**
 * Renders the page if the user may see it, and redirects otherwise, on every navigation (A-R05, A-R07, A-R20). An
 * expired session stays, because its user signs in again over the page.
 */
export function PageGuard({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const kind = useSelector(selectUserKind);
  const [kindOnArrival] = useState(kind);
  const [notice] = useState(storedNotice);
  const target = redirectFrom(pathname, kind);
  const address = pathname + search;
  if (target === undefined)
    return (
      <AllowedPage address={address} notice={notice}>
        {children}
      </AllowedPage>
    );
  if (kind !== 'guest')
    return <SentTo path={target === '/' ? target : pathAfterLogin(kind, storedWantedPage())} />;
  // Who logs out here does not want the page.
  return kindOnArrival === 'guest' ? <SentToLogin path={target} from={address} /> : <SentTo path={target} />;
}

type AllowedPageProps = {
  readonly address: string;
  readonly notice: ReturnType<typeof storedNotice>;
  readonly children: ReactNode;
};

/** Shows a stored notice; a page that redirects leaves it to its target. */
function AllowedPage({ address, notice, children }: AllowedPageProps) {
  useStoredNotice(notice);
  useEffect(() => clearWantedPage(address), [address]);
  return children;
}

/** Redirects from an unknown path to the own dashboard, or a guest to the login (A-R06). */
export function UnmatchedRoute() {
  return <SentTo path={homePathOf(useSelector(selectUserKind))} />;
}

/** A guest comes back to the page after the login. */
function SentToLogin({ path, from }: { readonly path: string; readonly from: string }) {
  useEffect(() => storeWantedPage(from), [from]);
  return <SentTo path={path} />;
}

function SentTo({ path }: { readonly path: string }) {
  const { pathname } = useLocation();
  const isOwn = appOfPath(path) === appOfPath(pathname);
  // Tells the target page which path was wanted.
  return isOwn ? <Navigate to={path} state={{ wanted: pathname }} replace /> : <Loaded path={path} />;
}

/** Pages of other apps need a page load. */
function Loaded({ path }: { readonly path: string }): null {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(leaveFor(path));
  }, [dispatch, path]);
  return null;
}
