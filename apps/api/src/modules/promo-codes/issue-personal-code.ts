import type { Cents } from '@repo/domain/money/cents';
import type { Database } from '../../database/schema.ts';
import { promoCodeRepository } from './promo-code.repository.ts';
import { randomCode } from './random-code.ts';

type PersonalCode = {
  readonly amount: Cents;
  /** The email of a person without an account. */
  readonly holder: { readonly email: string } | { readonly accountId: number };
  readonly validUntil: Date;
};

/** Issues a code for one person and one order, without an operator. Returns its id. */
export const issuePersonalCode = (
  transaction: Database,
  { amount, holder, validUntil }: PersonalCode,
  now: Date,
): Promise<number> =>
  promoCodeRepository(transaction).add({
    code: randomCode(),
    type: '$',
    value: amount,
    valid_until: validUntil,
    most_uses: 1,
    issued_for_account_id: 'accountId' in holder ? holder.accountId : null,
    issued_for_email: 'email' in holder ? holder.email : null,
    created_at: now,
  });
