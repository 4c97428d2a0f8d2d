import { storedCart } from '@repo/cart/stored-cart';
import { startApp } from '@repo/shell/start-app';
import { loadFirstPage } from './app/first-page.ts';
import { reducer } from './app/reducer.ts';
import { routes } from './app/routes.tsx';

void startApp({ topic: 'providerPortal', reducer, routes, cart: () => storedCart, loadFirstPage });
