import { withoutSecrets } from './without-secrets.ts';

test.each([
  ['https://product.test/change_password?token=abc#x', 'https://product.test/change_password'],
  ['/SharedGallery?eventid=K7QW', '/SharedGallery'],
  ['https://product.test/email_confirmation/abc-def', 'https://product.test/email_confirmation/[token]'],
  ['Bearer eyJhbGciOi.eyJzdWIi.c2ln', 'Bearer [token]'],
  ['GET http://localhost/Login#access_token=1 [200]', 'GET http://localhost/Login [200]'],
  ['no account for ana@mail.test', 'no account for [email]'],
  ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
])('[A-R19] in a report "%s" becomes "%s"', (text, cleaned) => {
  expect(withoutSecrets({ a: [{ b: text }], count: 1 })).toEqual({ a: [{ b: cleaned }], count: 1 });
});
