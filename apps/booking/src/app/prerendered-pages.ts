import { addressOfForm } from '@repo/session/forms/form-address';
import { authForms } from '@repo/session/session/auth-modal-slice';
import { prerenderPage } from '@repo/shell/prerender/prerender-page';
import { app } from './app.ts';

const addresses = [
  '/',
  '/event_booking',
  ...Object.values(authForms).map(addressOfForm),
  '/email_confirmation/any',
];
const pages = addresses.map((address) => [address, async () => prerenderPage(app, address)] as const);

/** The frame around every other page, and that of a page that has neither header nor footer (A-R12). */
const frames = ['/any', '/change_password'].map(
  (address) => [address, async () => prerenderPage({ ...app, routes: null }, address)] as const,
);

/** The pages that first-time visitors come to, rendered before any script runs, by lower-case address. */
export const prerenderedPages: Readonly<Record<string, () => Promise<string>>> = Object.fromEntries(
  [...pages, ...frames].map(([address, render]) => [address.toLowerCase(), render]),
);
