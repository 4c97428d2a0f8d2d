import { logout, logoutEverywhere, refresh } from '@repo/contracts/identity/session';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../http/answer.ts';
import { bindEndpoint, signedIn } from '../../../http/bind-endpoint.ts';
import { orFail } from '../../../http/or-fail.ts';
import { noRefreshCookie, refreshCookie, refreshCookieName } from '../identity-cookies.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { endSession, endSessionsOf } from './end-session.ts';
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
    await endSessionsOf(tools, signedIn(call).accountId);
    return answer(null, { cookies: [noRefreshCookie] });
  });
}
