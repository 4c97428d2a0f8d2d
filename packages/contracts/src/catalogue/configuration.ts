import { brand } from '@repo/domain/brand';
import { z } from 'zod';
import { anyone, defineEndpoint } from '../endpoint.ts';
import { dollars, percent } from '../wire/amounts.ts';
import { publicCacheSeconds } from './public-cache.ts';

/** The name contains the brand word, as in the specs (S2§9, A-79). */
const extendPriceName = `${brand.slug}ExtendPrice` as const;

/** The settings of a deployment that browsers need. */
export const configuration = z.object({
  /** Per provider and extra hour. */
  [extendPriceName]: dollars,
  /** */
  isDraftEventAllowed: z.boolean(),
  /** */
  isOneHourAllowed: z.boolean(),
  /** The address of single downloads. */
  downloadUrl: z.string(),
  /** The only redirect target for unknown affiliate codes, and the site of the policies. */
  marketingUrl: z.string(),
  /** Where applicants meet the others, once they have applied. */
  communityUrl: z.string(),
  /** Loaded after consent only. */
  analyticsId: z.string().nullable(),
  /** Google's key for browsers; null where our server alone suggests addresses. */
  googleMapsBrowserKey: z.string().nullable(),
  /** Where pages report errors, after consent only. */
  errorReporting: z.object({ dsn: z.string() }).nullable(),
  /** The company; the footer shows its tax registration number (A-R11). */
  company: z.object({ name: z.string(), taxRegistration: z.string().nullable() }),
  /** The account pages of the sign-in providers (B-R04); null for a provider that is not set up. */
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

export const getMiscAmounts = defineEndpoint('GET /api/v1/User/EventSetup/GetMiscAmounts', {
  ...publicRead,
  summary: 'Service fee and tax in percent',
  source: 'S1§7, A-10',
  reply: miscAmounts,
});
