import { emailOf } from '@repo/demo/accounts';

/** Account ids by email address. */
export type AccountIds = ReadonlyMap<string, number>;

export function accountIdOf(accountIds: AccountIds, username: string): number {
  const id = accountIds.get(emailOf(username));
  if (id === undefined) throw new Error(`the demo has no account "${username}"`);
  return id;
}
