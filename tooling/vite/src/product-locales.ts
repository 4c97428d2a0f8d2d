import optimizeLocales from '@react-aria/optimize-locales-plugin';

/**
 * The words of react-aria in other languages than the product's would only be carried along. By language alone:
 * its English is that of another country, and with our regions nothing of it would be left.
 */
export const productLocales = () =>
  ({ ...optimizeLocales.vite({ locales: ['en', 'fr'] }), enforce: 'pre' }) as const;
