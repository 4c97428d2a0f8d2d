import type { Env } from './config/env.ts';
import { demoAccounts, demoPassword } from './demo/load-demo.ts';

/** Returns the lines that the start prints: demo accounts and sandbox pages, as far as they exist. */
export function welcomeOf({ seed, isSandboxOn }: Pick<Env, 'seed' | 'isSandboxOn'>, url: string): string {
  const accounts = Object.entries(demoAccounts).map(
    ([kind, emails]) => `  ${kind.padEnd(9)} ${emails.join(', ')}`,
  );
  const demo = [`demo accounts, password ${demoPassword}`, ...accounts];
  const sandbox = [
    'the outside world in a box',
    `  mailbox   ${url}/sandbox/mailbox`,
    `  all of it ${url}/sandbox`,
  ];
  return [...(seed === 'demo' ? demo : []), ...(isSandboxOn ? sandbox : [])]
    .map((line) => `${line}\n`)
    .join('');
}
