export const app = 'provider-portal';
