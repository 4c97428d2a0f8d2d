import { brand } from '../brand.ts';

/** The three browser apps of the origin, built and deployed separately. */
export const appNames = ['booking', 'customer-portal', 'provider-portal'] as const;
export type AppName = (typeof appNames)[number];

/** Returns the path prefix of an app's built files, by which a CDN routes. */
export const assetBaseOf = (app: AppName): string => `/assets/${app}/`;

const customerPages = /^\/customerdashboard(_|tab)?(\/|$)/i;
const providerPages = new RegExp(`^/(${brand.slug}dashboard(_|tab)?|be-a-${brand.slug})(/|$)`, 'i');

/**
 * Returns the app that serves a page path, case-insensitively. Paths that no portal owns belong to booking
 * (S1§2 "Unmatched route").
 */
export function appOfPath(path: string): AppName {
  if (customerPages.test(path)) return 'customer-portal';
  return providerPages.test(path) ? 'provider-portal' : 'booking';
}
