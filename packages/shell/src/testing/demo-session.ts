import type { Session } from '@repo/contracts/identity/session';
import { callApi } from './call-api.ts';

const logins = { host: '/api/v1/login/User', provider: '/api/v1/login/SBUser' } as const;

/** Signs a demo account in at the real API, for openApp; the run needs the demo (`SEED=demo`). */
export const demoSession = (name: string, role: keyof typeof logins): Promise<Session> =>
  callApi(logins[role], { userName: `${name}@demo.test`, password: 'Demo!123' });
