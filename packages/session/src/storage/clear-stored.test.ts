import { clearBooking, clearSession } from './clear-stored.ts';

/** What S1§3 keeps under plain names, what is ours, and what a library may leave. */
const booking = [
  'activeTab',
  'dataToSend',
  'isDraftEventCart',
  'reelEventId',
  'reelOrderId',
  'bookingFlow',
  'x',
];
const settings = ['affiliateCode', 'consent', 'locale', 'theme'];

beforeEach(() => {
  localStorage.clear();
  for (const key of [...booking, ...settings, 'USER_']) localStorage.setItem(key, key);
  sessionStorage.setItem('x', 'y');
});

test('[B-R15] [A-89] leaving keeps who sent the visitor and how they want the product, nothing else', () => {
  clearSession();
  expect(Object.keys(localStorage).toSorted()).toEqual(settings);
  expect(sessionStorage).toHaveLength(0);
});

test('[B-R16] [A-89] what was booked goes, the session and the settings stay', () => {
  sessionStorage.setItem('checkoutAwaitsSignIn', 'provider-3');
  clearBooking();
  expect(Object.keys(localStorage).toSorted()).toEqual(['USER_', ...settings]);
  expect(sessionStorage.getItem('checkoutAwaitsSignIn')).toBeNull();
  expect(sessionStorage.getItem('x')).toBe('y');
});
