import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { z } from 'zod';

export const password = 'Sunny-day1';

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

/** A host who has signed up and opened the link of the mail. */
export async function newHost(request: APIRequestContext): Promise<{ readonly email: string }> {
  const email = newEmail();
  const signUp = { firstName: 'Ana', lastName: 'Host', email, password };
  const signedUp = await request.post('/api/v1/register/UserRegistration', { data: signUp });
  expect(await signedUp.json()).toMatchObject({ status: 0 });
  const link = await linkInMailTo(request, email, /^Verify/);
  const token = new URL(link).pathname.split('/').at(-1) ?? '';
  expect((await request.get('/api/v1/login/verifyemail', { params: { token } })).ok()).toBe(true);
  return { email };
}

const session = z.object({ payload: z.object({ items: z.object({ token: z.string() }) }) });

/** Ends all sessions of somebody, wherever they are. */
export async function endSessionsOf(request: APIRequestContext, email: string): Promise<void> {
  const signedIn = await request.post('/api/v1/login/User', { data: { userName: email, password } });
  const { token } = session.parse(await signedIn.json()).payload.items;
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.post('/api/v1/login/LogoutEverywhere', { headers })).ok()).toBe(true);
}
