import { brand } from '@repo/domain/brand';
import { providerHome } from '@repo/domain/site/dashboard-address';
import { callApi } from '@repo/shell/testing/call-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal, patience } from '../../testing/open-portal.tsx';
import { signedIn } from '../../testing/people.ts';

const path = `${providerHome}Tab/MyProfile/MyPortfolio`;
const section = async () => within(await screen.findByRole('region', { name: 'Your reviews' }, patience));

async function readReviews(provider: string) {
  const { user } = await signedIn(provider, 'provider');
  const profile = await callApi(
    `/api/v1/${brand.slug}/Profile/ViewProfile/${user.id}`,
    undefined,
    undefined,
    'GET',
  );
  return profile.reviews;
}

beforeEach(() => localStorage.clear());

test('[A-112] [Z-R08] a provider replies to a review once, for everyone to see', async () => {
  const [first] = await readReviews('camila');
  await openPortal({ provider: 'camila', path });
  const reviews = await section();
  const name = `${first.user.firstName} ${first.user.lastName}`;
  const [open] = await reviews.findAllByRole('button', { name: `Reply to ${name}` }, patience);
  expect(reviews.getAllByText(new RegExp(`^${name}: ${first.reviews} stars?$`))[0]).toBeVisible();
  await userEvent.click(open as HTMLElement);
  const field = reviews.getByRole('textbox', { name: `Your reply to ${name}` });
  expect(open).toHaveAttribute('aria-expanded', 'true');
  expect(field).toHaveAccessibleDescription(/You can reply once, and you can’t change it\.$/);
  await userEvent.click(reviews.getByRole('button', { name: 'Publish reply' }));
  await waitFor(() => expect(field).toBeInvalid());
  await userEvent.type(field, 'It was a pleasure');
  await userEvent.click(reviews.getByRole('button', { name: 'Publish reply' }));
  expect(await screen.findByText('Reply published', {}, patience)).toBeVisible();
  expect(await reviews.findByText('It was a pleasure')).toBeVisible();
  expect((await readReviews('camila'))[0]).toMatchObject({ id: first.id, reply: 'It was a pleasure' });
});
