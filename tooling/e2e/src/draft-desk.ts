import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { demoAccount, sessionOf, tokenOf } from './accounts.ts';
import type { Account } from './accounts.ts';

const drafts = z.object({
  payload: z.object({ items: z.array(z.object({ id: z.number(), hostEmail: z.string() })) }),
});

/** What the team does with a draft: they have no pages, and work by calls. */
export async function draftDesk(request: APIRequestContext) {
  const token = await tokenOf(request, demoAccount('ops', 'host'));
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
