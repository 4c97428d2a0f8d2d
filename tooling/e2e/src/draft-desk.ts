import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { demoAccount, sessionOf, tokenOf } from './accounts.ts';
import type { Account } from './accounts.ts';

const drafts = z.object({
  payload: z.object({ items: z.array(z.object({ id: z.number(), hostEmail: z.string() })) }),
});

/** The operator's actions on drafts, through the API. */
export async function draftDesk(request: APIRequestContext) {
  const token = await tokenOf(request, demoAccount('ops', 'host'));
  const headers = { authorization: `Bearer ${token}` };
  return {
    /** Returns the only draft of a host. */
    draftOf: async ({ email }: Account): Promise<number> => {
      const answer = await request.get('/api/v1/operator/drafts', { headers });
      const found = drafts
        .parse(await answer.json())
        .payload.items.find((draft) => draft.hostEmail === email);
      expect(found).toBeDefined();
      return found?.id ?? 0;
    },
    /** Suggests providers who have agreed, and returns their names. */
    suggestAgreed: async (draftId: number, both: readonly [Account, Account]): Promise<[string, string]> => {
      const [one, other] = [
        (await sessionOf(request, both[0])).user,
        (await sessionOf(request, both[1])).user,
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
