import type { UserKind } from '../identity/user-kind.ts';
import { appOfPath } from './app-of-path.ts';
import { hostHome, providerHome } from './dashboard-address.ts';

/** Returns a user's start page: the dashboard of a host or provider, otherwise the login (S1§2, A-R20). */
export function homePathOf(kind: UserKind): string {
  if (kind === 'host') return hostHome;
  return kind === 'provider' ? providerHome : '/';
}

/**
 * Returns where to redirect a visitor, or undefined when the page may be shown. Dashboards require a session of their
 * kind; signed-in users are redirected from the login, and providers from the booking and the application (S1§2, S2§2,
 * S3§2).
 */
export function redirectFrom(path: string, kind: UserKind): string | undefined {
  const home = homePathOf(kind);
  const [, page = ''] = path.toLowerCase().split('/');
  if (page === 'dashboard') return home;
  if (page === '' || page === 'login') return home === '/' ? undefined : home;
  if ((page === 'event_booking' || isApplication(page)) && kind === 'provider') return home;
  const owner = ownerOf(path, page);
  return owner === undefined || owner === kind ? undefined : '/';
}

/** Returns the page to open after a login: the one that was wanted before it, if this user may see it. */
export function pathAfterLogin(kind: UserKind, wanted: string | undefined): string {
  const isOwn = wanted !== undefined && kind !== 'operator' && /^\/[^/\\]/.test(wanted);
  const [path = ''] = (wanted ?? '').split('?');
  return isOwn && redirectFrom(path, kind) === undefined ? wanted : homePathOf(kind);
}

const isApplication = (page: string): boolean => page.startsWith('be-a-');

function ownerOf(path: string, page: string): UserKind | undefined {
  const app = appOfPath(path);
  if (app === 'provider-portal') return isApplication(page) ? undefined : 'provider';
  const isHosts = app === 'customer-portal' || /^(eventbookrequested|draft-event-thank-you)$/.test(page);
  return isHosts ? 'host' : undefined;
}
