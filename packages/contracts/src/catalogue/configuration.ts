import { brand } from '@repo/domain/brand';
import { z } from 'zod';
import { anyone, defineEndpoint } from '../endpoint.ts';
import { dollars, percent } from '../wire/amounts.ts';
import { publicCacheSeconds } from './public-cache.ts';

/** The name holds the brand word, as the specs have it (S2§9, A-79). */
const extendPriceName = `${brand.slug}ExtendPrice` as const;

/** What one deployment has set, and a browser has to know. */
export const configuration = z.object({
  /** Per provider and extra hour. */
  [extendPriceName]: dollars,
  /** */
  isDraftEventAllowed: z.boolean(),
  /** */
  isOneHourAllowed: z.boolean(),
  /** Where a single file is downloaded from. */
  downloadUrl: z.string(),
  /** The only address that a foreign affiliate code may lead to, and where policies are read. */
  marketingUrl: z.string(),
  /** Loaded after consent only. */
  analyticsId: z.string().nullable(),
  /** Where the faults of pages are reported to, after consent only. */
  errorReporting: z.object({ dsn: z.string() }).nullable(),
  /** Who stands behind the product; the footer names the number under which the tax is remitted (A-R11). */
  company: z.object({ name: z.string(), taxRegistration: z.string().nullable() }),
  /** The pages on which people choose an account to sign in with (B-R04); null where a provider is not set up. */
  socialSignIn: z.object({ google: z.string().nullable(), facebook: z.string().nullable() }),
  socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
});
export type Configuration = z.output<typeof configuration>;

const publicRead = { topic: 'Catalogue', actors: anyone, cacheSeconds: publicCacheSeconds } as const;

export const getConfiguration = defineEndpoint('GET /api/v1/user/userinfo/getconfiguration', {
  ...publicRead,
  summary: 'The settings of this deployment that screens depend on',
  source: 'S1§7, S3§7',
  reply: configuration,
});

export const miscAmounts = z.object({ serviceFee: percent, tax: percent });
export type MiscAmounts = z.output<typeof miscAmounts>;

export const getMiscAmounts = defineEndpoint('GET /api/v1/User/EventSetup/GetMiscAmounts', {
  ...publicRead,
  summary: 'Service fee and tax in percent',
  source: 'S1§7, A-10',
  reply: miscAmounts,
});
