import { startApp } from '@repo/shell/start-app';
import { routes } from './app/routes.tsx';
import { reducer } from './app/reducer.ts';

await startApp({ topic: ['booking', 'auth'], reducer, routes });
