import { appConfig } from '@repo/vite/app-config';

export default appConfig('customer-portal');
