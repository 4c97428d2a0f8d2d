import type { Locator, Page } from '@playwright/test';
import { demoAccount } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { test } from '../fixtures.ts';
import { button, openedEvent, photo } from '../pages/gallery-page.ts';
import { logInAs, logins } from '../pages/login-page.ts';
import { followInteractions } from './interactions.ts';
import type { Interaction, Shift } from './interactions.ts';
import { median, runCount } from './lighthouse-runs.ts';
import { say, verdict } from './say.ts';

test.setTimeout(300_000);
test.use({ actionTimeout: 30_000 });

const maxMs = 150;
const maxShift = 0.02;
/** How much slower a phone is than this machine. */
const slowdown = 4;

/** Presses like a thumb, and waits until what follows is drawn. */
async function tap(target: Locator): Promise<void> {
  await target.click();
  await target.page().waitForTimeout(400);
}

async function lookThroughGallery(page: Page): Promise<void> {
  await photo(page, 1).waitFor();
  await photo(page, 2).focus();
  await page.keyboard.press('Space');
  await page.waitForTimeout(400);
  await page.keyboard.press('Control+a');
  await page.waitForTimeout(400);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(400);
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog');
  await preview.waitFor();
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(400);
  }
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
}

async function ofProvider(page: Page): Promise<void> {
  const open = async (tab: string): Promise<void> => tap(page.getByRole('tab', { name: tab }));
  await tap(page.getByRole('banner').getByRole('button', { name: /^Notifications/ }));
  await page.keyboard.press('Escape');
  await open('MY EVENTS');
  await openedEvent(page, 'Robin and Sam, the wedding');
  await page.waitForTimeout(400);
  await page.goto(`${logins.provider.home}Tab/MyProfile/MySchedule`);
  const slots = page.getByRole('table').first().getByRole('button');
  for (let cell = 3; cell < 8; cell += 1) await tap(slots.nth(cell));
  await page.goto(`${logins.provider.home}Tab/MyProfile/MyInfo`);
  await page.getByRole('main').getByRole('textbox').first().pressSequentially(' Ann', { delay: 200 });
  await page.goto(`${logins.provider.home}Tab/MyEvents/Gallery?event=1`);
  await lookThroughGallery(page);
}

async function ofHost(page: Page): Promise<void> {
  await tap(page.getByRole('banner').getByRole('button', { name: /^Notifications/ }));
  await page.keyboard.press('Escape');
  for (const list of ['Completed', 'Upcoming'])
    await tap(page.getByRole('main').getByRole('tab', { name: new RegExp(`^${list}`, 'i') }));
  await page.goto(`${logins.host.home}_/MyAccount`);
  await page.getByRole('main').getByRole('textbox').first().pressSequentially(' Ann', { delay: 200 });
  await page.goto(`${logins.host.home}Tab/MyEvents/1/Gallery`);
  await lookThroughGallery(page);
  await tap(button(page, 'Share link and permissions'));
}

const worstMs = new Map<string, number[]>();
const worstShifts = new Map<string, number[]>();
const journeys: readonly { readonly who: Account; readonly go: (page: Page) => Promise<void> }[] = [
  { who: demoAccount('maya', 'provider'), go: ofProvider },
  { who: demoAccount('host', 'host'), go: ofHost },
];

for (const { who, go } of journeys)
  for (let run = 1; run <= runCount; run += 1)
    test(`measures presses and keys of a ${who.role}, run ${run}`, async ({ page }) => {
      const figures = await followInteractions(page, slowdown);
      const pages: { readonly interactions: readonly Interaction[]; readonly shifts: readonly Shift[] }[] =
        [];
      // A page that is left takes its figures along.
      const goto = page.goto.bind(page);
      page.goto = async (...way) => {
        if (page.url() !== 'about:blank') pages.push(await figures());
        return goto(...way);
      };
      await logInAs(page, who);
      await go(page);
      pages.push(await figures());
      const [worst, ...others] = pages
        .flatMap(({ interactions }) => interactions)
        .toSorted((one, other) => other.ms - one.ms);
      const [shift] = pages.flatMap(({ shifts }) => shifts).toSorted((one, other) => other.score - one.score);
      worstMs.set(who.role, [...(worstMs.get(who.role) ?? []), worst?.ms ?? 0]);
      worstShifts.set(who.role, [...(worstShifts.get(who.role) ?? []), shift?.score ?? 0]);
      const next = others.slice(0, 8).map(({ ms, target }) => `${ms} “${target}”`);
      say(`   ${worst?.ms} ms (${worst?.kind} on “${worst?.target}”); then ${next.join(', ')}`);
      if (shift !== undefined) say(`   moved ${shift.score.toFixed(3)}: “${shift.moved}”`);
    });

test.afterAll(() => {
  for (const [role, all] of worstMs) {
    const ms = median(all);
    say(`portal of a ${role} at ${slowdown} times the work: ${ms} ms is the worst, ${verdict(ms <= maxMs)}`);
  }
  for (const [role, all] of worstShifts) {
    const score = median(all);
    say(`portal of a ${role}: ${score.toFixed(3)} is the worst shift, ${verdict(score <= maxShift)}`);
  }
});
