import { appConfig } from '@repo/vite/app-config';

export default appConfig('provider-portal');
