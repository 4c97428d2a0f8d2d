import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import { englishError } from '@repo/i18n/english-error';
import type { Author } from '../operator/author.ts';
import type { OpsArguments } from './ops-command.ts';

/** What identity does: the account and its line in the audit log in one transaction, or the reason why not. */
export type CreateOperator = (
  author: Author,
  given: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly password: string;
  },
) => Promise<Result<unknown, ErrorCode>>;

export const createOperatorCommand = {
  words: 'operator create',
  places: 3,
  usage: '<e-mail> <first name> <last name>    the password is the first line of the input',
  summary: 'make an account for an operator',
};

type Terminal = { readonly author: Author; readonly readLine: () => Promise<string> };

export async function runCreateOperator(
  createOperator: CreateOperator | undefined,
  given: OpsArguments,
  { author, readLine }: Terminal,
): Promise<{ readonly isDone: boolean; readonly text: string }> {
  if (createOperator === undefined) {
    return { isDone: false, text: `This product does not do "${createOperatorCommand.words}" yet.` };
  }
  const [email = '', firstName = '', lastName = ''] = given.from(0);
  const created = await createOperator(author, { email, firstName, lastName, password: await readLine() });
  return created.ok
    ? { isDone: true, text: 'Done.' }
    : { isDone: false, text: englishError(created.failure) };
}
