import { startSocialRedirect, takeSocialAnswer } from './social-redirect.ts';

/** Leaves for a sign-in provider and returns to the login with its answer. */
function comeBackTo(returnTo: string) {
  const left = startSocialRedirect('https://accounts.test/choose', {
    provider: 'google',
    stay: 'place',
    returnTo,
  });
  const state = new URL(left).searchParams.get('state') ?? '';
  history.replaceState(null, '', `/Login#state=${state}&access_token=t`);
  return takeSocialAnswer();
}

test('returns to the page that was left', () => {
  expect(comeBackTo('/event_booking?step=cart')).toMatchObject({
    outcome: 'token',
    returnTo: '/event_booking?step=cart',
  });
});

test.each([
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  'javascript:alert(1)',
  'http://',
])('[FF-40] opens the landing page after a sign-in instead of %j', (returnTo) => {
  expect(comeBackTo(returnTo)).toMatchObject({ outcome: 'token', returnTo: '/' });
});
