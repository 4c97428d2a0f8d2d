import { startApp } from '@repo/shell/start-app';
import { app } from './app/app.ts';

void startApp(app);
