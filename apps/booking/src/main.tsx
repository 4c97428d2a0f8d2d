import { combineReducers } from '@reduxjs/toolkit';
import { startApp } from '@repo/shell/start-app';
import { commonReducers } from '@repo/shell/store/create-app-store';
import { cartSource } from './app/cart-source.ts';
import { routes } from './app/routes.tsx';

// The first view knows nothing of a booking: its state comes with the first of its pages.
const reducer = combineReducers(commonReducers);
await startApp({ topic: ['booking', 'auth'], reducer, routes, cart: cartSource });
