import { storedCart } from '@repo/cart/stored-cart';
import { startApp } from '@repo/shell/start-app';
import { commonReducer } from '@repo/shell/store/create-app-store';
import { loadFirstPage } from './app/first-page.ts';
import { routes } from './app/routes.tsx';

void startApp({
  topic: 'customerPortal',
  reducer: commonReducer,
  routes,
  cart: () => storedCart,
  loadFirstPage,
});
