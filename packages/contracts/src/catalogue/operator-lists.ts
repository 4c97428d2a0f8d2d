import { brand } from '@repo/domain/brand';
import { z } from 'zod';
import { anyone, defineEndpoint } from '../endpoint.ts';
import { id } from '../wire/ids.ts';
import { publicCacheSeconds } from './public-cache.ts';

/** Lists that operators maintain. Their paths say admin, but they are public. */
const publicList = {
  topic: 'Catalogue',
  actors: anyone,
  source: 'S1§7',
  cacheSeconds: publicCacheSeconds,
} as const;

export const servicedPostalCode = z.object({ code: z.string() });

/** Not paged: a page with half of the list would refuse hosts of serviced areas (S1§5). */
export const getPostalCodes = defineEndpoint('GET /api/v1/Admin/PostalCode', {
  ...publicList,
  summary: 'The serviced delivery areas',
  reply: z.array(servicedPostalCode),
});

export const device = z.object({ id, deviceName: z.string() });

export const getDevices = defineEndpoint(`GET /api/v1/admin/${brand.slug}/GetDevices`, {
  ...publicList,
  summary: 'The smartphones that a provider can name',
  source: 'S1§7, S3§7',
  reply: z.array(device),
});
