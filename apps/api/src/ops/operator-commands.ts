import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import { englishError } from '@repo/i18n/english-error';
import type { Author } from '../operator/author.ts';
import type { OpsArguments } from './ops-command.ts';

type Enrolment = { readonly otpauthUri: string; readonly recoveryCodes: readonly string[] };
type Enrolled = Promise<Result<Enrolment, ErrorCode>>;

/** The changes to operator accounts; each is made and audited in one transaction, or returns why not. */
export type OperatorAccounts = {
  readonly create: (
    author: Author,
    operator: {
      readonly email: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly password: string;
    },
  ) => Enrolled;
  readonly resetSecondFactor: (author: Author, email: string) => Enrolled;
};

type Terminal = { readonly author: Author; readonly readLine: () => Promise<string> };

type OperatorCommand = {
  readonly name: string;
  readonly argumentCount: number;
  readonly usage: string;
  readonly summary: string;
  readonly run: (operators: OperatorAccounts, args: OpsArguments, terminal: Terminal) => Enrolled;
};

/** Commands that print secrets, and therefore exist on the command line only. */
export const operatorCommands: readonly OperatorCommand[] = [
  {
    name: 'operator create',
    argumentCount: 3,
    usage: '<email> <first name> <last name>    the password is the first line of the input',
    summary: 'create an account for an operator, and print the second factor once',
    run: async ({ create }, args, { author, readLine }) => {
      const [email = '', firstName = '', lastName = ''] = args.from(0);
      return create(author, { email, firstName, lastName, password: await readLine() });
    },
  },
  {
    name: 'operator reset-second-factor',
    argumentCount: 1,
    usage: '<email>',
    summary: 'replace a lost second factor, print the new one once, and end all sessions',
    run: async ({ resetSecondFactor }, args, { author }) => resetSecondFactor(author, args.at(0) ?? ''),
  },
];

export async function runOperatorCommand(
  { name, run }: OperatorCommand,
  operators: OperatorAccounts | undefined,
  args: OpsArguments,
  terminal: Terminal,
): Promise<{ readonly isDone: boolean; readonly text: string }> {
  if (operators === undefined) return { isDone: false, text: `This product does not do "${name}" yet.` };
  const enrolled = await run(operators, args, terminal);
  if (!enrolled.ok) return { isDone: false, text: englishError(enrolled.failure) };
  const { otpauthUri, recoveryCodes } = enrolled.value;
  const lines = [
    'Done. This is shown once. Add the address to an authenticator app, for example as a QR code:',
    `  ${otpauthUri}`,
    'Keep the recovery codes apart from the phone. Each replaces a code of the app once:',
    ...recoveryCodes.map((code) => `  ${code}`),
  ];
  return { isDone: true, text: lines.join('\n') };
}
