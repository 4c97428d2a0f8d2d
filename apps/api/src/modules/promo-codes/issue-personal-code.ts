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
    validUntil,
    mostUses: 1,
    issuedForAccountId: 'accountId' in holder ? holder.accountId : null,
    issuedForEmail: 'email' in holder ? holder.email : null,
    createdAt: now,
  });
