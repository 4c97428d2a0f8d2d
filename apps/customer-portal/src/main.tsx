import { storedCart } from '@repo/shell/header/stored-cart';
import { startApp } from '@repo/shell/start-app';
import { reducer } from './app/reducer.ts';
import { routes } from './app/routes.tsx';

void startApp({ topic: 'customerPortal', reducer, routes, cart: () => storedCart });
