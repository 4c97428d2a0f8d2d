import { getDiscount } from '@repo/contracts/checkout/promo-code';
import { enterCode } from '../../modules/promo-codes/promo-codes.module.ts';
import type { TestActor } from '../actors.ts';
import { call } from '../calls.ts';
import type { TestApi } from '../test-api.ts';

/** Enters a code into a cart through the endpoint that the page calls. */
export const typeCode = (api: Pick<TestApi, 'app'>, code: string, { accountId, headers }: TestActor) =>
  call(
    api,
    getDiscount.method,
    getDiscount.path.replace(':code', code).replace(':userId', String(accountId)),
    undefined,
    { headers },
  );

/** Records that each account has entered each code. */
export async function enterCodes(
  deps: Pick<TestApi, 'database' | 'clock'>,
  promoCodeIds: readonly number[],
  accountIds: readonly number[],
): Promise<void> {
  const codes = await deps.database
    .selectFrom('promoCode')
    .select('code')
    .where('id', 'in', promoCodeIds)
    .execute();
  for (const { code } of codes) for (const accountId of accountIds) await enterCode(deps, accountId, code);
}
