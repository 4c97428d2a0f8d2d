// Screens of a booking show providers, who are there with the people of the demonstration.
process.env['SEED'] ??= 'people';

export { screens as default } from '@repo/jest/preset.mjs';
