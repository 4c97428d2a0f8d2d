import { brand } from '@repo/domain/brand';
import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import type { Account } from '../accounts.ts';
import { sessionOf } from '../accounts.ts';
import { expect } from '../fixtures.ts';

export const offlineNote = 'You’re offline - we’ll keep your entries';

/** Waits until the worker has stored everything and answers the page. */
export const whenStored = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller === null)
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
  });

const events = z.object({
  payload: z.object({
    items: z.array(
      z.object({
        id: z.number(),
        eventName: z.string(),
        sbstartTime: z.number(),
        checkedInAt: z.number().nullable(),
        checkedOutAt: z.number().nullable(),
      }),
    ),
  }),
});

/** Returns an event of a provider as the server has it. */
export async function providerEvent(
  request: APIRequestContext,
  account: Account,
  name: string,
  list: 'upcoming' | 'completed' = 'upcoming',
) {
  const { token, user } = await sessionOf(request, account);
  const reply = await request.get(`/api/v1/${brand.slug}/Event/SBMyEvents/${user.id}/${list}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const found = events.parse(await reply.json()).payload.items.find(({ eventName }) => eventName === name);
  if (found === undefined) throw new Error(`${name} is not there`);
  return found;
}

/** Checks a provider in to an upcoming event, unless that is done. */
export async function checkInTo(request: APIRequestContext, account: Account, name: string): Promise<void> {
  const { id, checkedInAt } = await providerEvent(request, account, name);
  if (checkedInAt !== null) return;
  const { token, user } = await sessionOf(request, account);
  const reply = await request.put(`/api/v1/${brand.slug}/Event/UpdateCheckStatus/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { sbUserId: user.id, checkedStatus: 'checkIn' },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** Lists the check-ins and check-outs that wait for the network. */
export const waitingChecks = (page: Page): Promise<{ clientId: string; atSeconds: number }[]> =>
  page.evaluate(() =>
    Object.entries({ ...localStorage }).flatMap(([key, value]) =>
      key.includes(':unsent:') ? [JSON.parse(String(value))] : [],
    ),
  );

/** Opens an event of a list, unless it is open, and returns its part of the page. */
export async function openedEvent(page: Page, name: string): Promise<Locator> {
  const header = page.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(header).toBeVisible();
  if ((await header.getAttribute('aria-expanded')) === 'false') await header.click();
  return page.getByRole('region', { name: new RegExp(`^${name}`) });
}

export const tile = (event: Locator, label: string): Locator =>
  event.getByRole('button', { name: label, exact: true });

/** Lists the check-ins and check-outs that the server accepts from any tab; one with an expired token does nothing. */
export function acceptedChecks(context: BrowserContext) {
  const accepted: string[] = [];
  context.on('response', (response) => {
    if (
      response.ok() &&
      response.request().method() === 'PUT' &&
      response.url().includes('UpdateCheckStatus')
    )
      accepted.push(response.request().postData() ?? '');
  });
  return accepted;
}
