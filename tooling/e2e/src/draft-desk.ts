import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import type { Account } from './accounts.ts';

const user = z.object({ id: z.number(), firstName: z.string(), lastName: z.string() });
const session = z.object({ payload: z.object({ items: z.object({ token: z.string(), user }) }) });
const drafts = z.object({
  payload: z.object({ items: z.array(z.object({ id: z.number(), hostEmail: z.string() })) }),
});

/** What the team does with a draft: they have no pages, and work by calls. */
export async function draftDesk(request: APIRequestContext) {
  const signIn = async (door: 'User' | 'SBUser', userName: string, password: string) => {
    const answer = await request.post(`/api/v1/login/${door}`, { data: { userName, password } });
    return session.parse(await answer.json()).payload.items;
  };
  const { token } = await signIn('User', 'ops@demo.test', 'Demo!123');
  const headers = { authorization: `Bearer ${token}` };
  return {
    /** The draft of a host who has no other. */
    draftOf: async ({ email }: Account): Promise<number> => {
      const answer = await request.get('/api/v1/operator/drafts', { headers });
      const found = drafts
        .parse(await answer.json())
        .payload.items.find((draft) => draft.hostEmail === email);
      expect(found).toBeDefined();
      return found?.id ?? 0;
    },
    /** Suggests providers who have told the team that they will come; answers their names. */
    suggestAgreed: async (draftId: number, both: readonly [Account, Account]): Promise<[string, string]> => {
      const [one, other] = [
        (await signIn('SBUser', both[0].email, both[0].password)).user,
        (await signIn('SBUser', both[1].email, both[1].password)).user,
      ];
      const providers = [one, other].map(({ id }) => ({ id, isAgreed: true }));
      const url = `/api/v1/operator/drafts/${draftId}/providers`;
      expect(await (await request.put(url, { headers, data: { providers } })).json()).toMatchObject({
        status: 0,
      });
      return [`${one.firstName} ${one.lastName}`, `${other.firstName} ${other.lastName}`];
    },
  };
}
