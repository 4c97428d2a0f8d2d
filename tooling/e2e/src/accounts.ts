import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { z } from 'zod';

export const password = 'Sunny-day1';

export type Account = {
  readonly email: string;
  readonly password: string;
  readonly role: 'host' | 'provider';
};

/** An account of the demonstration. */
export const demoAccount = (name: string, role: Account['role']): Account => ({
  email: `${name}@demo.test`,
  password: 'Demo!123',
  role,
});

/** Returns an email address that no other journey uses. */
export const newEmail = (): string => `${randomUUID()}@mail.test`;

const mails = z.array(z.object({ subject: z.string(), links: z.array(z.string()) }));

/** Waits for a mail and returns the first link of the newest one. */
export async function linkInMailTo(
  request: APIRequestContext,
  email: string,
  subject: RegExp,
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const answer = await request.get('/sandbox/mailbox.json', { params: { to: email } });
    link = mails.parse(await answer.json()).find((mail) => subject.test(mail.subject))?.links[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

/** Signs up a host and returns the account with the link of its verification mail. */
export async function signUp(request: APIRequestContext): Promise<{ host: Account; link: string }> {
  const email = newEmail();
  const entry = { firstName: 'Ana', lastName: 'Host', email, password };
  const signedUp = await request.post('/api/v1/register/UserRegistration', { data: entry });
  expect(await signedUp.json()).toMatchObject({ status: 0 });
  return { host: { email, password, role: 'host' }, link: await linkInMailTo(request, email, /^Verify/) };
}

/** Signs up a host and verifies the email. */
export async function newHost(request: APIRequestContext): Promise<Account> {
  const { host, link } = await signUp(request);
  const token = new URL(link).pathname.split('/').at(-1) ?? '';
  expect((await request.get('/api/v1/login/verifyemail', { params: { token } })).ok()).toBe(true);
  return host;
}

const user = z.object({ id: z.number(), firstName: z.string(), lastName: z.string() });
const session = z.object({ payload: z.object({ items: z.object({ token: z.string(), user }) }) });
const calls = { host: '/api/v1/login/User', provider: '/api/v1/login/SBUser' } as const;

/** Logs an account in through the API and returns its user and token. */
export async function sessionOf(request: APIRequestContext, { email, ...account }: Account) {
  const data = { userName: email, password: account.password };
  const signedIn = await request.post(calls[account.role], { data });
  return session.parse(await signedIn.json()).payload.items;
}

/** Logs an account in through the API and returns its token. */
export const tokenOf = async (request: APIRequestContext, account: Account): Promise<string> =>
  (await sessionOf(request, account)).token;

/** Ends all sessions of an account, on every device. */
export async function endSessionsOf(request: APIRequestContext, account: Account): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, account)}` };
  expect((await request.post('/api/v1/login/LogoutEverywhere', { headers })).ok()).toBe(true);
}
