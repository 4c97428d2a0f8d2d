// The screens show the people and bookings of the demo.
process.env['SEED'] ??= 'demo';

export { screens as default } from '@repo/jest/preset.mjs';
