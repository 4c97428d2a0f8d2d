import { brand } from '@repo/domain/brand';
import { eventTabPath, hostTabPath } from '@repo/domain/site/dashboard-address';
import { callApi } from '@repo/shell/testing/call-api';
import { demoSession } from '@repo/shell/testing/demo-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventIdOf } from '../../testing/host-api.ts';
import { openPortal, patience } from '../../testing/open-portal.tsx';

/** Whose consents no other file of tests asks for. */
const showcase = 'Spring showcase at the studio';
const marketing = `${brand.plural} and we may show photos of my event as samples of our work.`;
const sharing = `My ${brand.singular} may share the gallery with guests.`;

/** Returns the consents of the showcase as the server has them. */
async function readConsents() {
  const { token } = await demoSession('host', 'host');
  const path = `/api/v1/User/EventSetup/GetExtendTipEvent/${await eventIdOf('completed', showcase)}`;
  const { isConsentForMarketing, isGallerySharedPermission } = await callApi(path, undefined, token, 'GET');
  return { isConsentForMarketing, isGallerySharedPermission };
}

/** Opens the consents of the showcase in My Account. */
async function openInAccount(locale: 'en-CA' | 'fr-CA' = 'en-CA') {
  await openPortal({ path: hostTabPath('MyAccount'), locale });
  const name = locale === 'en-CA' ? 'Photos of your events' : 'Photos de vos événements';
  const section = within(await screen.findByRole('group', { name }, patience));
  await userEvent.click(await section.findByRole('button', { name: new RegExp(`^${showcase}`) }, patience));
  return within(await section.findByRole('region', { name: new RegExp(`^${showcase}`) }));
}

const box = (part: Part, name: string) => part.getByRole('checkbox', { name });
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
type Part = Pick<typeof screen, 'getByRole'>;
/** A changed box shows in the next frame; a list that was on its way may show the state from before for a moment. */
const expectShown = (part: Part, name: string, isTicked: boolean) =>
  waitFor(() => expect(box(part, name)).toHaveProperty('checked', isTicked), patience);
/** Waits until both are saved and shown. */
async function expectConsents(part: Part, marketingIs: boolean, sharingIs: boolean): Promise<void> {
  const expected = { isConsentForMarketing: marketingIs, isGallerySharedPermission: sharingIs };
  await waitFor(async () => expect(await readConsents()).toEqual(expected), patience);
  await expectShown(part, marketing, marketingIs);
  await expectShown(part, sharing, sharingIs);
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('[A-43] [Z-R08] a consent of an event is withdrawn in My Account after a question, and given again', async () => {
  const event = await openInAccount();
  expect(box(event, marketing)).toBeChecked();
  await userEvent.click(box(event, marketing));
  expect(
    await screen.findByRole('alertdialog', { name: `No longer show photos of ${showcase}?` }),
  ).toHaveTextContent(
    `Photos of this event are removed from the profiles of its ${brand.plural} right away.`,
  );
  await answer('Keep it');
  expect(box(event, marketing)).toBeChecked();
  await userEvent.click(box(event, marketing));
  await answer('Withdraw');
  await expectShown(event, marketing, false);
  expect(await screen.findByText('Saved', {}, patience)).toBeVisible();
  await expectConsents(event, false, true);
  await userEvent.click(box(event, marketing));
  await expectConsents(event, true, true);
  await userEvent.click(box(event, sharing));
  await expectConsents(event, true, false);
  await userEvent.click(box(event, sharing));
  await expectConsents(event, true, true);
});

test('[A-43] [A-44] the gallery has them too; without the one for photos, an earlier use is no question', async () => {
  await openPortal({ path: eventTabPath(await eventIdOf('completed', showcase), 'Gallery') });
  await userEvent.click(
    await screen.findByRole('button', { name: 'What may be done with the photos' }, patience),
  );
  const group = within(
    await screen.findByRole('group', { name: `What you agree to for ${showcase}` }, patience),
  );
  const early = `Let every ${brand.singular} of this event use its photos now`;
  expect(box(screen, early)).toBeVisible();
  await userEvent.click(box(group, marketing));
  await answer('Withdraw');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: early })).toBeNull(), patience);
  await expectConsents(group, false, true);
  await userEvent.click(box(group, marketing));
  expect(await screen.findByRole('checkbox', { name: early }, patience)).toBeVisible();
  await expectConsents(group, true, true);
});

test('[A-43] a change that the server does not get is taken back', async () => {
  const event = await openInAccount();
  // No connection from here on.
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function fail(this: XMLHttpRequest) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  await userEvent.click(box(event, sharing));
  expect(await screen.findByText('Unable to access server', {}, patience)).toBeVisible();
  await expectShown(event, sharing, true);
});

test('[A-43] says where the consents will be before an event is booked', async () => {
  await openPortal({ host: 'sandra', path: hostTabPath('MyAccount') });
  expect(await screen.findByText(/^You have no booked events yet\./, {}, patience)).toBeVisible();
});

test('[A-43] speaks French', async () => {
  const event = await openInAccount('fr-CA');
  await userEvent.click(event.getByRole('checkbox', { name: /^Nous et les .* pouvons montrer des photos/ }));
  expect(await screen.findByRole('alertdialog', { name: /^Ne plus montrer de photos de / })).toBeVisible();
  await answer('Ne rien changer');
});
