export { screens as default } from '@repo/jest/preset.mjs';
