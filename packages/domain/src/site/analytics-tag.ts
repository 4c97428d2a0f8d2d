/** The origin of the analytics script. */
export const analyticsTagOrigin = 'https://www.googletagmanager.com';

export const analyticsTagAddress = (id: string): string =>
  `${analyticsTagOrigin}/gtag/js?id=${encodeURIComponent(id)}`;
