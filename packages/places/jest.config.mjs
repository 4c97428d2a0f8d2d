export { default } from '@repo/jest/preset.mjs';
