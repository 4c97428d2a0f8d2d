import type { AccountRecord } from '../account.repository.ts';
import type { IdentityTools } from '../identity-tools.ts';

/** Emails the owner that the password was changed. */
export const sendPasswordNotice = (
  { sendMail }: Pick<IdentityTools, 'sendMail'>,
  transaction: IdentityTools['database'],
  { email, locale, firstName }: AccountRecord,
): Promise<void> =>
  sendMail(transaction, { template: 'passwordChanged', to: email, locale, values: { firstName } });
