import type { Locator, Page } from '@playwright/test';
import { demoAccount } from '../accounts.ts';
import { expect, testOnOwnProduct } from '../fixtures.ts';
import { fill, press, tick } from '../input-device.ts';
import { logInAs, logins } from '../pages/login-page.ts';

/** Its own product, because it ends requests and events of the demonstration. */
const test = testOnOwnProduct({ SEED: 'demo' });
// A press without a network, and one that repeats what has happened.
test.use({ expectedComplaint: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|setting up connection|409/ });
test.setTimeout(180_000);

/** Something that a person sends. */
type Act = {
  readonly path: string;
  /** Makes the change that is sent. */
  readonly change: (page: Page) => Promise<void>;
  readonly send: (page: Page) => Promise<void>;
  /** Checks that the change is still on the screen. */
  readonly expectKept: (page: Page) => Promise<void>;
};

const main = (page: Page): Locator => page.getByRole('main');
const button = (part: Page | Locator, name: string): Locator =>
  part.getByRole('button', { name, exact: true });
const profileTab = (tab: string): string => `${logins.provider.home}Tab/MyProfile/${tab}`;

/** Lets the server do what is sent next, and loses its answer. */
async function loseNextAnswer(page: Page): Promise<void> {
  let isLost = false;
  await page.route(/\/api\//, async (route) => {
    if (isLost || route.request().method() === 'GET') return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

async function begin(page: Page, { path, change }: Act): Promise<void> {
  await page.goto(path);
  await change(page);
}

const unreachable = (page: Page): Locator =>
  page.getByText('Unable to access server', { exact: true }).first();

/** A button takes no press until its page knows that the last one has failed. */
const expectIdle = (page: Page): Promise<void> => expect(page.getByText('Working…')).toHaveCount(0);

/** Sends without a network, which says so and keeps the change; then sends it with an answer that gets lost. */
async function sendUnanswered(page: Page, { send, expectKept }: Act): Promise<void> {
  await page.context().setOffline(true);
  await send(page);
  await expect(unreachable(page)).toBeVisible();
  await expectKept(page);
  await expectIdle(page);
  await page.context().setOffline(false);
  await loseNextAnswer(page);
  const lost = page.waitForEvent('requestfailed', (request) => request.method() !== 'GET');
  await send(page);
  await lost;
  await expectIdle(page);
}

/** Sends an act until the screen says that the server has it; the third press finds what the second has done. */
async function expectSentAtLast(
  page: Page,
  { done, ...act }: Act & { readonly done: string },
): Promise<void> {
  await begin(page, act);
  await sendUnanswered(page, act);
  await expect(unreachable(page)).toBeVisible();
  await act.expectKept(page);
  await act.send(page);
  await expect(page.getByText(done).first()).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
}

const cell = (page: Page): Locator => page.getByRole('table').first().getByRole('button').nth(3);
const firstName = (page: Page): Locator => main(page).getByLabel('First name');
const bio = (page: Page): Locator => main(page).getByLabel('Bio');

test('[Z-R03] what a provider saves without a network or without an answer says so, stays as it was entered, and is saved by another press', async ({
  page,
}) => {
  await logInAs(page, demoAccount('maya', 'provider'));
  let wasPressed: string | null = null;
  await expectSentAtLast(page, {
    path: profileTab('MySchedule'),
    change: async () => {
      wasPressed = await cell(page).getAttribute('aria-pressed');
      await press(cell(page));
    },
    send: () => press(button(main(page), 'SAVE')),
    expectKept: () => expect(cell(page)).not.toHaveAttribute('aria-pressed', wasPressed ?? ''),
    done: 'Saved',
  });
  await page.reload();
  await expect(cell(page)).not.toHaveAttribute('aria-pressed', wasPressed ?? '');
  await expectSentAtLast(page, {
    path: profileTab('MyInfo'),
    change: () => fill(firstName(page), 'Mayana'),
    send: () => press(button(main(page), 'Save').first()),
    expectKept: () => expect(firstName(page)).toHaveValue('Mayana'),
    done: 'Updated',
  });
  await expectSentAtLast(page, {
    path: profileTab('MyPortfolio'),
    change: () => fill(bio(page), 'I photograph weddings.'),
    send: () => press(button(main(page), 'Save').first()),
    expectKept: () => expect(bio(page)).toHaveValue('I photograph weddings.'),
    done: 'Saved',
  });
  await page.reload();
  await expect(bio(page)).toHaveValue('I photograph weddings.');
});

test('[S-R03] [S-R04] a request whose answer is lost on the way back leaves the list with what was answered', async ({
  page,
}) => {
  await logInAs(page, demoAccount('maya', 'provider'));
  for (const { name, opener, send, ended } of [
    { name: 'Silver anniversary', opener: 'ACCEPT', send: 'Accept request', ended: 'you’ve accepted it' },
    { name: 'Baby shower for Nadia', opener: 'DECLINE', send: 'Submit', ended: 'you’ve declined it' },
  ]) {
    const header = page.getByRole('button', { name: new RegExp(`^${name}`) });
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const act: Act = {
      path: logins.provider.home,
      change: async () => {
        await expect(header).toBeVisible();
        if ((await header.getAttribute('aria-expanded')) === 'false') await press(header);
        await press(button(main(page), opener));
        if (opener === 'DECLINE') await fill(dialog.getByRole('textbox'), 'I’m away that day.');
      },
      send: () => press(button(dialog, send)),
      expectKept: () => expect(dialog).toBeVisible(),
    };
    await begin(page, act);
    await sendUnanswered(page, act);
    await expect(page.getByText(`“${name}” has left the list: ${ended}.`)).toBeVisible();
    await expect(header).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('[Z-R03] what a host sends without a network or without an answer happens once, and the screen says so in the end', async ({
  page,
  request,
}) => {
  await logInAs(page, demoAccount('host', 'host'));
  const great = main(page).getByRole('radio', { name: '5 - Great' });
  await expectSentAtLast(page, {
    path: `${logins.host.home}Tab/MyEvents/1/Review`,
    change: () => tick(great.first()),
    send: () => press(button(main(page), 'Submit').first()),
    expectKept: () => expect(great.first()).toBeChecked(),
    done: 'Review submitted',
  });
  const friend = main(page).getByRole('textbox').first();
  await expectSentAtLast(page, {
    path: `${logins.host.home}_/ReferaFriend`,
    change: () => fill(friend, 'friend-of-host@demo.test'),
    send: () => press(button(main(page), 'SEND')),
    expectKept: () => expect(friend).toHaveValue('friend-of-host@demo.test'),
    done: 'Sorry, this email has already been sent a referral code',
  });
  const mailbox = { params: { to: 'friend-of-host@demo.test' } };
  await expect.poll(async () => (await request.get('/sandbox/mailbox.json', mailbox)).json()).toHaveLength(1);

  const question = page.getByRole('alertdialog');
  const confirm = button(question, 'Cancel event');
  await expectSentAtLast(page, {
    path: logins.host.home,
    change: async () => {
      await press(page.getByRole('button', { name: /^Team dinner/ }));
      await press(button(main(page), 'CANCEL EVENT'));
      await expect(question.getByRole('table')).toBeVisible();
    },
    send: () => press(confirm),
    expectKept: () => expect(question).toHaveAccessibleName('Cancel “Team dinner”?'),
    done: '“Team dinner” is already cancelled',
  });
  await press(button(question, 'Close').last());
  await press(page.getByRole('tab', { name: /^Cancelled Events/i }));
  await expect(page.getByRole('button', { name: /^Team dinner/ })).toHaveCount(1);
});
