import { renderPicture } from '@repo/shell/picture/render-picture';
import { app } from './app.ts';

/** The pages that strangers come to, by path in lower case: how they look before any script has run. */
export const pictures: Readonly<Record<string, () => Promise<string>>> = {
  '/': async () => renderPicture(app, '/'),
  '/login': async () => renderPicture(app, '/Login'),
  '/event_booking': async () => renderPicture(app, '/event_booking'),
};
