// A booking needs providers who are free: its screens are tested on the demonstration.
process.env.SEED ??= 'demo';

export { screens as default } from '@repo/jest/preset.mjs';
