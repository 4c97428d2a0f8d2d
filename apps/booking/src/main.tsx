import { commonReducers } from '@repo/shell/store/create-app-store';
import { startApp } from '@repo/shell/start-app';
import { combineReducers } from '@reduxjs/toolkit';
import { routes } from './app/routes.tsx';

// The first view knows nothing of a booking: its state comes with the first of its pages.
await startApp({ topic: ['booking', 'auth'], reducer: combineReducers(commonReducers), routes });
