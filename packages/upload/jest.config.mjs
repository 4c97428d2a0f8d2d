import preset from '@repo/jest/preset.mjs';

export default {
  ...preset,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // Jest resolves the build for Node, which cannot read a File.
    '^tus-js-client$': 'tus-js-client/lib.es5/browser/index.js',
  },
};
