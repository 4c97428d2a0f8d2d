// The operator's command line (`pnpm ops help`): runs the calls of the operators' endpoints on the product's database.
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { readEnv } from './config/env.ts';
import { joinProduct } from './ops/join-product.ts';
import { runOps } from './ops/run-ops.ts';
import { StartupError } from './startup-error.ts';

const [, , ...args] = process.argv;

try {
  const { isDone, text } = await runOps(args, {
    author: { kind: 'command line', user: accountName() },
    join: () => joinProduct(readEnv(process.env)),
    readLine,
  });
  (isDone ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = isDone ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Some containers run as a user id without a name. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

async function readLine(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Password: ');
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) {
    lines.close();
    return line;
  }
  return '';
}
