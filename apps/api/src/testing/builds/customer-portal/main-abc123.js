export const app = 'customer-portal';
