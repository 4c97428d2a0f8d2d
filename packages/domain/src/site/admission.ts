import { brand } from '../brand.ts';
import type { UserKind } from '../identity/user-kind.ts';
import { appOfPath } from './app-of-path.ts';

/** Everybody's own place: a host's and a provider's dashboard, the login for anybody else (S1§2, A-R20). */
export function homeOf(kind: UserKind): string {
  if (kind === 'host') return '/CustomerDashboard';
  return kind === 'provider' ? `/${brand.singular}Dashboard` : '/';
}

/**
 * Where a visitor is sent instead of a page, or nothing when the page is theirs to see. Dashboards need a session
 * of their own kind, otherwise it is the login; whoever is signed in has no business on the login (S1§2, S2§2, S3§2).
 */
export function redirectFrom(path: string, kind: UserKind): string | undefined {
  const home = homeOf(kind);
  const [, page = ''] = path.toLowerCase().split('/');
  if (page === 'dashboard') return home;
  if (page === '' || page === 'login') return home === '/' ? undefined : home;
  const owner = ownerOf(path, page);
  return owner === undefined || owner === kind ? undefined : '/';
}

function ownerOf(path: string, page: string): UserKind | undefined {
  const app = appOfPath(path);
  if (app === 'provider-portal') return page.startsWith('be-a-') ? undefined : 'provider';
  const isHosts = app === 'customer-portal' || /^(eventbookrequested|draft-event-thank-you)$/.test(page);
  return isHosts ? 'host' : undefined;
}
