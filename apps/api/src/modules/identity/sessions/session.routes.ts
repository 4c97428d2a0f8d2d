import {
  deleteSession,
  listSessions,
  logout,
  logoutEverywhere,
  refresh,
} from '@repo/contracts/identity/session';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../http/answer.ts';
import { bindEndpoint, signedIn } from '../../../http/bind-endpoint.ts';
import { orFail } from '../../../http/or-fail.ts';
import { noRefreshCookie, refreshCookie, refreshCookieName } from '../identity-cookies.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { endOwnSession, endSession, endSessionsOf } from './end-session.ts';
import { listOwnSessions } from './list-own-sessions.ts';
import { refreshSession } from './refresh-session.ts';

export function sessionRoutes(app: FastifyInstance, tools: IdentityTools): void {
  bindEndpoint(app, refresh, async ({ cookies }) => {
    const refreshed = orFail(await refreshSession(tools, cookies[refreshCookieName]));
    return answer({ token: refreshed.accessToken }, { cookies: [refreshCookie(refreshed)] });
  });

  bindEndpoint(app, logout, async ({ actor, cookies }) => {
    await endSession(tools, actor, cookies[refreshCookieName]);
    return answer(null, { cookies: [noRefreshCookie] });
  });

  bindEndpoint(app, logoutEverywhere, async (call) => {
    const { accountId, sessionId } = signedIn(call);
    if (call.query.except === 'this') {
      await endSessionsOf(tools, accountId, sessionId);
      return null;
    }
    await endSessionsOf(tools, accountId);
    return answer(null, { cookies: [noRefreshCookie] });
  });

  bindEndpoint(app, listSessions, (call) => listOwnSessions(tools, signedIn(call)));

  bindEndpoint(app, deleteSession, async (call) =>
    orFail(await endOwnSession(tools, signedIn(call), call.params.sessionId)),
  );
}
