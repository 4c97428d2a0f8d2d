import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { tokenOf } from './accounts.ts';

const operator = { email: 'ops@demo.test', password: 'Demo!123', role: 'host' } as const;

/** The properties of a new code; times are seconds since 1970. */
type Terms = {
  readonly type: '%' | '$';
  readonly value: number;
  readonly isGiftCard?: boolean;
  readonly validUntil?: number;
};

/** Issues a code that no other journey uses, as an operator. */
export async function issueCode(request: APIRequestContext, terms: Terms): Promise<string> {
  const code = `E2E${randomBytes(8).toString('hex').toUpperCase()}`;
  const answer = await request.post('/api/v1/operator/promo-codes', {
    headers: { authorization: `Bearer ${await tokenOf(request, operator)}` },
    data: { ...terms, code },
  });
  expect(await answer.json()).toMatchObject({ status: 0 });
  return code;
}
