import type { TestApi } from '../test-api.ts';
import type { TestMail } from '../test-mailbox.ts';

/** Runs due jobs and returns all mails sent so far, the oldest first. */
export async function sentMails({
  jobs,
  mails,
}: Pick<TestApi, 'jobs' | 'mails'>): Promise<readonly TestMail[]> {
  await jobs.runDue();
  return mails();
}

/** Returns the token at the end of the link in a mail. */
export const tokenIn = ({ text }: Pick<TestMail, 'text'>): string =>
  /[/=]([\w-]{43})(?=\s|$)/.exec(text)?.[1] ?? '';

export const tokenInLastMail = async (api: Pick<TestApi, 'jobs' | 'mails'>): Promise<string> =>
  tokenIn((await sentMails(api)).at(-1) ?? { text: '' });
