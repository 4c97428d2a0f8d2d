export const app = 'booking';
