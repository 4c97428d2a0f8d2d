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

/** Somebody of the demonstration. */
export const demoAccount = (name: string, role: Account['role']): Account => ({
  email: `${name}@demo.test`,
  password: 'Demo!123',
  role,
});

/** An address that no other journey uses. */
export const newEmail = (): string => `${randomUUID()}@mail.test`;

const mails = z.array(z.object({ subject: z.string(), links: z.array(z.string()) }));

/** The first link of the newest mail to somebody, once it has arrived. */
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

/** A host who has signed up, and the link of the mail that came of it. */
export async function signUp(request: APIRequestContext): Promise<{ host: Account; link: string }> {
  const email = newEmail();
  const entry = { firstName: 'Ana', lastName: 'Host', email, password };
  const signedUp = await request.post('/api/v1/register/UserRegistration', { data: entry });
  expect(await signedUp.json()).toMatchObject({ status: 0 });
  return { host: { email, password, role: 'host' }, link: await linkInMailTo(request, email, /^Verify/) };
}

/** A host who has signed up and opened the link of the mail. */
export async function newHost(request: APIRequestContext): Promise<Account> {
  const { host, link } = await signUp(request);
  const token = new URL(link).pathname.split('/').at(-1) ?? '';
  expect((await request.get('/api/v1/login/verifyemail', { params: { token } })).ok()).toBe(true);
  return host;
}

const user = z.object({ id: z.number(), firstName: z.string(), lastName: z.string() });
const session = z.object({ payload: z.object({ items: z.object({ token: z.string(), user }) }) });
const calls = { host: '/api/v1/login/User', provider: '/api/v1/login/SBUser' } as const;

/** Somebody who works by calls, without a page: who that is, and what their calls are signed with. */
export async function sessionOf(request: APIRequestContext, { email, ...who }: Account) {
  const data = { userName: email, password: who.password };
  const signedIn = await request.post(calls[who.role], { data });
  return session.parse(await signedIn.json()).payload.items;
}

/** What a call of somebody is signed with. */
export const tokenOf = async (request: APIRequestContext, who: Account): Promise<string> =>
  (await sessionOf(request, who)).token;

/** Ends all sessions of somebody, wherever they are. */
export async function endSessionsOf(request: APIRequestContext, who: Account): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, who)}` };
  expect((await request.post('/api/v1/login/LogoutEverywhere', { headers })).ok()).toBe(true);
}
