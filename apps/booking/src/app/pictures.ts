import { addressOfForm } from '@repo/session/forms/form-address';
import { authForms } from '@repo/session/session/auth-modal-slice';
import { renderPicture } from '@repo/shell/picture/render-picture';
import { app } from './app.ts';

const addresses = [
  '/',
  '/event_booking',
  ...Object.values(authForms).map(addressOfForm),
  '/change_password',
  '/change_password?token=any',
  '/email_confirmation/any',
];
const drawn = addresses.map((address) => [address, async () => renderPicture(app, address)] as const);

/** What stands around every other page, which brings its own. */
const frame = ['/any', async () => renderPicture({ ...app, routes: null }, '/any')] as const;

/** The pages that strangers come to, by address in lower case: how they look before any script has run. */
export const pictures: Readonly<Record<string, () => Promise<string>>> = Object.fromEntries(
  [...drawn, frame].map(([address, draw]) => [address.toLowerCase(), draw]),
);
