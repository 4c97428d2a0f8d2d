// Booking screens show the providers of the demo.
process.env['SEED'] ??= 'demo';

export { screens as default } from '@repo/jest/preset.mjs';
