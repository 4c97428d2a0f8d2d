import type { ApiFailure } from '@repo/api-client/api-failure';
import type { Authority } from '@repo/api-client/create-call';
import type { Session } from '@repo/contracts/identity/session';
import { userKindOf } from '@repo/domain/identity/user-kind';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { homePathOf } from '@repo/domain/site/page-redirect';
import { clearOtherAccounts } from '../storage/account-storage.ts';
import { clearBooking, clearSession } from '../storage/clear-stored.ts';
import type { SessionVault } from '../storage/session-vault.ts';
import { forgetOwedLogout } from './owed-logout.ts';
import { serializeByKey } from './serialize-by-key.ts';
import { sessionExpired, sessionStarted } from './session-slice.ts';
import type { SessionUser } from './session-slice.ts';

export const loginPath = '/Login';

type SessionEvent = ReturnType<typeof sessionStarted | typeof sessionExpired>;

type Deps = {
  readonly vault: SessionVault;
  /** The stored session when the page was opened. */
  readonly opened: Session | undefined;
  /** Requests a new access token, as a guest: the cookie identifies the session. */
  readonly refresh: () => Promise<Result<{ readonly token: string }, ApiFailure>>;
  readonly loadPage: (path: string) => void;
};

const over = fail<ApiFailure>({ code: 'session_has_expired', message: '', details: [] });
const renewedAlready = ok(undefined);
type Renewal = Result<unknown, ApiFailure>;

/** Holds the access token, refreshes it, and follows the other tabs and apps of this browser. */
export class SessionKeeper implements Authority {
  readonly #deps: Deps;
  #session: Session | undefined;
  #notify: (event: SessionEvent) => void = () => undefined;
  /** Calls that wait for the user to sign in again; defined exactly while expired. */
  #waiting: ((isBack: boolean) => void)[] | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#session = deps.opened;
  }

  token(): string | undefined {
    return this.#session?.token;
  }

  user(): SessionUser | undefined {
    return this.#session?.user;
  }

  /** Registers the listener that informs the store. */
  onEvent(listener: (event: SessionEvent) => void): void {
    this.#notify = listener;
  }

  /**
   * Starts a session on this page and clears what other accounts have stored. If another user was signed in, opens the
   * own dashboard instead and clears their stored booking.
   */
  async start(session: Session): Promise<'here' | 'elsewhere'> {
    const { vault } = this.#deps;
    const before = this.#session ?? (await vault.read());
    const isAnother = before !== undefined && before !== 'unreadable' && before.user.id !== session.user.id;
    if (isAnother) clearBooking();
    clearOtherAccounts(session.user.id);
    forgetOwedLogout();
    await vault.write(session);
    if (isAnother) this.#openHomeOf(session);
    else this.#take(session);
    return isAnother ? 'elsewhere' : 'here';
  }

  /**
   * Ends the session here and in all tabs, clears the storage and opens the login. Sends no event, because the guards
   * of the store would redirect the page that is being left.
   */
  end(): void {
    this.#session = undefined;
    this.#deps.vault.clear();
    clearSession();
    this.#releaseWaiting(false);
    this.#deps.loadPage(loginPath);
  }

  /** Applies a change of the stored session by another tab or app. */
  async follow(): Promise<void> {
    const stored = await this.#deps.vault.read();
    if (stored !== 'unreadable' && stored !== undefined) {
      if (stored.token !== this.token()) this.#take(stored);
    } else if (this.#session !== undefined) this.end();
  }

  /** Refreshes the token once for all calls of all tabs; only a refusal expires the session. */
  async renew(refusedToken: string): Promise<Renewal> {
    const renewal = await serializeByKey('session-refresh', () => this.#renewInTurn(refusedToken));
    if (renewal.ok || renewal.failure.code !== 'session_has_expired') return renewal;
    return this.#session === undefined ? over : this.#signedInAgain();
  }

  async #renewInTurn(refusedToken: string): Promise<Renewal> {
    // Another tab may have refreshed it in the meantime.
    await this.follow();
    if (this.#session === undefined || this.#waiting !== undefined) return over;
    if (this.token() !== refusedToken) return renewedAlready;
    const renewed = await this.#deps.refresh();
    if (!renewed.ok) return renewed;
    // The user may have logged out or in again during the request.
    if (this.token() !== refusedToken) return this.token() === undefined ? over : renewedAlready;
    this.#session = { ...this.#session, token: renewed.value.token };
    await this.#deps.vault.write(this.#session);
    return renewed;
  }

  #signedInAgain(): Promise<Renewal> {
    if (this.#waiting === undefined) this.#notify(sessionExpired());
    const waiting = (this.#waiting ??= []);
    return new Promise((resolve) => {
      waiting.push((isBack) => resolve(isBack ? renewedAlready : over));
    });
  }

  /** Continues with a session; another user gets another page, because this one shows the data of one user. */
  #take(session: Session): void {
    const { user } = session;
    if (this.#session !== undefined && this.#session.user.id !== user.id) return this.#openHomeOf(session);
    const isNew = this.#session === undefined || this.#waiting !== undefined;
    this.#session = session;
    this.#releaseWaiting(true);
    if (isNew) this.#notify(sessionStarted(user));
  }

  #openHomeOf({ user }: Session): void {
    this.#deps.loadPage(homePathOf(userKindOf(user.userTypeId)));
  }

  #releaseWaiting(isBack: boolean): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const release of waiting) release(isBack);
  }
}
