import { brand } from '../brand.ts';

/** The three browser apps behind the one origin. Each is built and deployed on its own. */
export const appNames = ['booking', 'customer-portal', 'provider-portal'] as const;
export type AppName = (typeof appNames)[number];

/** Where an app's built files live on the origin; a CDN routes by this prefix. */
export const assetBaseOf = (app: AppName): string => `/assets/${app}/`;

const customerPages = /^\/customerdashboard(_|tab)?(\/|$)/i;
const providerPages = new RegExp(`^/(${brand.slug}dashboard(_|tab)?|be-a-${brand.slug})(/|$)`, 'i');

/**
 * Which app answers a page path. All routes are case-insensitive and every path that no portal
 * owns belongs to booking (S1§2 "Unmatched route"), so there is always an answer.
 */
export function appOfPath(path: string): AppName {
  if (customerPages.test(path)) return 'customer-portal';
  return providerPages.test(path) ? 'provider-portal' : 'booking';
}
