import { addressOfForm } from '@repo/session/forms/form-address';
import { authForms } from '@repo/session/session/auth-modal-slice';
import { renderPicture } from '@repo/shell/picture/render-picture';
import { app } from './app.ts';

const addresses = ['/', '/event_booking', ...Object.values(authForms).map(addressOfForm)];

/** The pages that strangers come to, by address in lower case: how they look before any script has run. */
export const pictures: Readonly<Record<string, () => Promise<string>>> = Object.fromEntries(
  addresses.map((address) => [address.toLowerCase(), async () => renderPicture(app, address)]),
);
