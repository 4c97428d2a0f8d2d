import { secureAddressOf } from './secure-address.ts';

test.each([
  'http://localhost:4000/',
  'http://127.0.0.1/Login',
  'http://[::1]:5173/',
  'https://product.test/',
])('[A-R08] keeps %s', (address) => {
  expect(secureAddressOf(new URL(address))).toBeUndefined();
});

test.each([
  ['http://product.test/Login?partnerCode=a#b', 'https://product.test/Login?partnerCode=a#b'],
  ['http://localhost.evil.test/', 'https://localhost.evil.test/'],
  ['http://192.168.1.4:4000/', 'https://192.168.1.4:4000/'],
])('[A-R08] redirects %s to HTTPS', (address, secure) => {
  expect(secureAddressOf(new URL(address))).toBe(secure);
});
