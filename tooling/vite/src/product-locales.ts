import optimizeLocales from '@react-aria/optimize-locales-plugin';

/**
 * Removes the texts of react-aria in other languages than ours. Compares languages without regions, since it has no
 * texts for ours.
 */
export const productLocales = () =>
  ({ ...optimizeLocales.vite({ locales: ['en', 'fr'] }), enforce: 'pre' }) as const;
