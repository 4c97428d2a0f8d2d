import { brand } from '@repo/domain/brand';
import { callApi } from '@repo/shell/testing/call-api';
import { demoSession } from '@repo/shell/testing/demo-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal, patience } from '../../testing/open-portal.tsx';

const product = brand.singular;
const thanks = 'Your review is on the public profile. Thank you!';

type Listed = { readonly id: number; readonly eventName: string };

/** Returns the address of the review tab of a demo host's event. */
async function reviewPath(list: string, name: string, host = 'host'): Promise<string> {
  const { token, user } = await demoSession(host, 'host');
  const events: readonly Listed[] = await callApi(
    `/api/v1/User/EventSetup/list/${user.id}/${list}`,
    undefined,
    token,
    'GET',
  );
  const event = events.find(({ eventName }) => eventName === name);
  if (event === undefined) throw new Error(`there is no event ${name}`);
  return `/CustomerDashboardTab/MyEvents/${event.id}/Review`;
}

/** Returns the queries of the block of a provider. */
const blockOf = async (name: RegExp) => within(await screen.findByRole('region', { name }, patience));

const profileOf = async (path: string) => callApi(path, undefined, undefined, 'GET');

type Booked = { readonly id: number; readonly firstName: string; readonly profileImageUrl: string };

/** Returns the event of a review tab, with the providers who have accepted it. */
async function eventOf(path: string): Promise<{ readonly id: number; readonly sbInfo: readonly Booked[] }> {
  const { token } = await demoSession('host', 'host');
  const [, id] = /\/(\d+)\/Review$/.exec(path) ?? [];
  return callApi(`/api/v1/User/EventSetup/GetExtendTipEvent/${id}`, undefined, token, 'GET');
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('[N-R01] [N-R02] [N-R05] [Z-R08] a provider is rated, reviewed and shown so at once; each has a block', async () => {
  const path = await reviewPath('completed', 'Spring showcase at the studio');
  const { unmount } = await openPortal({ path });
  const maya = await blockOf(/^Maya /);
  expect(await blockOf(/^Devon /)).toBeTruthy();
  const { sbInfo } = await eventOf(path);
  expect(sbInfo).toHaveLength(2);
  for (const { firstName, profileImageUrl } of sbInfo) {
    const block = screen.getByRole('region', { name: new RegExp(`^${firstName} `) });
    expect(within(block).getByRole('presentation')).toHaveAttribute('src', profileImageUrl);
  }
  await waitFor(() =>
    expect(screen.getByRole('tabpanel')).toHaveTextContent(
      /EventSpring showcase at the studioEvent Date.+Event ID[A-HJ-NP-Z2-9]{12}/,
    ),
  );
  expect(screen.queryByText(/^You can change your review/)).toBeNull();
  const question = `1. Give your ${product} a rating so we know how they did!`;
  expect(maya.getByRole('radiogroup', { name: question })).toBeVisible();
  const feedback = maya.getByRole('textbox', { name: /^2\. We'd love to hear a bit more! \.\.\./ });
  await userEvent.type(feedback, 'Every speech is there');
  await userEvent.click(maya.getByRole('button', { name: 'Submit' }));
  expect(await maya.findByText('Please give rating')).toBeVisible();
  expect(maya.getByRole('radio', { name: '1 - Poor' })).toHaveFocus();
  await userEvent.click(maya.getByRole('radio', { name: '4 - Good' }));
  expect(maya.queryByText('Please give rating')).toBeNull();
  await userEvent.click(maya.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Review submitted', {}, patience)).toBeVisible();
  expect(await maya.findByText(thanks, {}, patience)).toBeVisible();
  const profile = new URL(
    maya.getByRole('link', { name: 'See profile' }).getAttribute('href') ?? '',
    location.href,
  );
  expect(profile.pathname).toMatch(new RegExp(`^/${product}Profile/\\d+$`));
  const [, id] = /(\d+)$/.exec(profile.pathname) ?? [];
  const { reviews } = await profileOf(`/api/v1/${brand.slug}/Profile/ViewProfile/${id}`);
  expect(reviews[0]).toMatchObject({ reviews: 4, feedback: 'Every speech is there', reply: null });
  unmount();

  await openPortal({ path });
  const again = await blockOf(/^Maya /);
  expect(again.getByRole('radio', { checked: true })).toHaveAccessibleName('4 - Good');
  expect(again.getByRole('textbox')).toHaveValue('Every speech is there');
  expect(again.getByText(thanks)).toBeVisible();
  expect(screen.getByText(/^You can change your review until \w+day, /)).toBeVisible();
  await userEvent.click(again.getByRole('radio', { name: '5 - Great' }));
  expect(again.queryByText(thanks)).toBeNull();
  await userEvent.click(again.getByRole('button', { name: 'Submit' }));
  expect(await again.findByText(thanks, {}, patience)).toBeVisible();
  const changed = await profileOf(`/api/v1/${brand.slug}/Profile/ViewProfile/${id}`);
  expect(changed.reviews).toHaveLength(reviews.length);
  expect(changed.reviews[0].reviews).toBe(5);
  expect(
    within(screen.getByRole('region', { name: /^Devon / })).queryByRole('radio', { checked: true }),
  ).toBeNull();
});

test('[N-R01] before the event starts, the page says when the review opens', async () => {
  await openPortal({ path: await reviewPath('upcoming', 'Robin and Sam, the wedding') });
  expect(await screen.findByText('It’s too early for a review', {}, patience)).toBeVisible();
  expect(screen.getByText(/^You can write it once the event has started, on \w+day, /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

test('[N-R04] a cancelled event says so, instead of waiting for an answer', async () => {
  await openPortal({ path: await reviewPath('cancel', 'Engagement at the harbour') });
  expect(await screen.findByRole('heading', { name: 'This event is cancelled.' }, patience)).toBeVisible();
  expect(screen.queryByText(/not been accepted/)).toBeNull();
});

test('[N-R04] an event that no provider has accepted has nothing to review', async () => {
  await openPortal({ path: await reviewPath('upcoming', 'Baby shower for Nadia', 'nadia'), host: 'nadia' });
  expect(
    await screen.findByText(`The event request has not been accepted by any ${product} yet.`, {}, patience),
  ).toBeVisible();
});

test('[N-R02] [A-46] fifteen days after the event a review is shown, and says that it can no longer be changed', async () => {
  const path = await reviewPath('completed', 'Nana’s eightieth birthday');
  const { id: eventId, sbInfo } = await eventOf(path);
  const { token, user } = await demoSession('host', 'host');
  const feedback = 'Nana loves them all';
  const review = { id: 0, userId: user.id, sbuserId: sbInfo[0]?.id, eventId, reviews: 4, feedback };
  await callApi('/api/v1/user/review', review, token);
  jest.spyOn(Date.prototype, 'getTime').mockReturnValue(Date.now() + 15 * 86_400_000);
  await openPortal({ path });
  const maya = await blockOf(/^Maya /);
  expect(maya.getByText('This review can no longer be changed.')).toBeVisible();
  expect(maya.getByText('You gave 4 stars.')).toBeVisible();
  expect(maya.getByText(feedback)).toBeVisible();
  expect(maya.queryByRole('radiogroup')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  expect(screen.queryByText(/^You can change your review/)).toBeNull();
});

test('[N-R01] the form in French', async () => {
  const path = await reviewPath('completed', 'Nana’s eightieth birthday');
  await openPortal({ path, locale: 'fr-CA' });
  const maya = await blockOf(/^Maya /);
  await userEvent.click(maya.getByRole('radio', { name: '5 - Excellent' }));
  await userEvent.click(maya.getByRole('button', { name: 'Envoyer' }));
  expect(await maya.findByText('Votre avis figure sur le profil public. Merci!', {}, patience)).toBeVisible();
});
