import type { ApiFailure } from '@repo/api-client/api-failure';
import type { Authority } from '@repo/api-client/create-call';
import type { Session } from '@repo/contracts/identity/session';
import { userKindOf } from '@repo/domain/identity/user-kind';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { homeOf } from '@repo/domain/site/admission';
import { clearBooking, clearSession } from '../storage/clear-stored.ts';
import type { SessionVault } from '../storage/session-vault.ts';
import { inTurn } from './in-turn.ts';
import { sessionExpired, sessionStarted } from './session-slice.ts';
import type { SessionUser } from './session-slice.ts';

export const loginPath = '/Login';

type SessionNews = ReturnType<typeof sessionStarted | typeof sessionExpired>;

type Deps = {
  readonly vault: SessionVault;
  /** What the vault held when the page was opened. */
  readonly opened: Session | undefined;
  /** Asks for a new access token, as nobody in particular: the cookie says who it is for. */
  readonly refresh: () => Promise<Result<{ readonly token: string }, ApiFailure>>;
  readonly loadPage: (path: string) => void;
};

const over = fail<ApiFailure>({ code: 'session_has_expired', message: '', details: [] });
const renewedAlready = ok(undefined);
type Renewal = Result<unknown, ApiFailure>;

/** Holds the token, keeps it fresh, and knows what the other tabs and apps of this browser do. */
export class SessionKeeper implements Authority {
  readonly #deps: Deps;
  #session: Session | undefined;
  #tell: (news: SessionNews) => void = () => undefined;
  /** Calls that wait until whoever was there has signed in again; there exactly while expired. */
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

  /** Tells the store of this page. */
  onNews(listener: (news: SessionNews) => void): void {
    this.#tell = listener;
  }

  /**
   * Somebody has signed in here, and goes on here. Over the session of somebody else the own home is opened instead,
   * and what the other one had begun to book is theirs.
   */
  async start(session: Session): Promise<'here' | 'elsewhere'> {
    const { vault } = this.#deps;
    const before = this.#session ?? (await vault.read());
    const isAnother = before !== undefined && before !== 'unreadable' && before.user.id !== session.user.id;
    if (isAnother) clearBooking();
    await vault.write(session);
    if (isAnother) this.#openHomeOf(session);
    else this.#take(session);
    return isAnother ? 'elsewhere' : 'here';
  }

  /**
   * Forgets the session here, all that is of it in the storage, and with that in all tabs; then the login. The store
   * is not told: its guards would lead the page that is being left somewhere else.
   */
  end(): void {
    this.#session = undefined;
    this.#deps.vault.empty();
    clearSession();
    this.#letGo(false);
    this.#deps.loadPage(loginPath);
  }

  /** Takes over what another tab or app has put into the storage, or taken out of it. */
  async follow(): Promise<void> {
    const stored = await this.#deps.vault.read();
    if (stored !== 'unreadable' && stored !== undefined) {
      if (stored.token !== this.token()) this.#take(stored);
    } else if (this.#session !== undefined) this.end();
  }

  /** One silent refresh for all calls of all tabs; only when that is refused, the session has expired. */
  async renew(refusedToken: string): Promise<Renewal> {
    const renewal = await inTurn('session-refresh', () => this.#renewInTurn(refusedToken));
    if (renewal.ok || renewal.failure.code !== 'session_has_expired') return renewal;
    return this.#session === undefined ? over : this.#signedInAgain();
  }

  async #renewInTurn(refusedToken: string): Promise<Renewal> {
    // While this tab waited for its turn, another one may have done it.
    await this.follow();
    if (this.#session === undefined || this.#waiting !== undefined) return over;
    if (this.token() !== refusedToken) return renewedAlready;
    const renewed = await this.#deps.refresh();
    if (!renewed.ok) return renewed;
    // Somebody may have left or signed in anew while the answer was on its way.
    if (this.token() !== refusedToken) return this.token() === undefined ? over : renewedAlready;
    this.#session = { ...this.#session, token: renewed.value.token };
    await this.#deps.vault.write(this.#session);
    return renewed;
  }

  #signedInAgain(): Promise<Renewal> {
    if (this.#waiting === undefined) this.#tell(sessionExpired());
    const waiting = (this.#waiting ??= []);
    return new Promise((resolve) => {
      waiting.push((isBack) => resolve(isBack ? renewedAlready : over));
    });
  }

  /** The page shows what is of one person: for somebody else there is another page. */
  #take(session: Session): void {
    const { user } = session;
    if (this.#session !== undefined && this.#session.user.id !== user.id) return this.#openHomeOf(session);
    const isNews = this.#session === undefined || this.#waiting !== undefined;
    this.#session = session;
    this.#letGo(true);
    if (isNews) this.#tell(sessionStarted(user));
  }

  #openHomeOf({ user }: Session): void {
    this.#deps.loadPage(homeOf(userKindOf(user.userTypeId)));
  }

  #letGo(isBack: boolean): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const goOn of waiting) goOn(isBack);
  }
}
