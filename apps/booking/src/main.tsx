import { startApp } from '@repo/shell/start-app';
import { cartSource } from './app/cart-source.ts';
import { reducer } from './app/reducer.ts';
import { routes } from './app/routes.tsx';

await startApp({ topic: ['booking', 'auth'], reducer, routes, cart: cartSource });
