import { commonReducer } from '@repo/shell/store/create-app-store';
import { cartSource } from './cart-source.ts';
import { loadFirstPage } from './first-page.ts';
import { routes } from './routes.tsx';

/** Describes the booking app for the browser and for prerendering. */
export const app = {
  topic: ['booking', 'auth'],
  // The state of a booking is loaded with the first page that needs it.
  reducer: commonReducer,
  routes,
  cart: cartSource,
  loadFirstPage,
} as const;
