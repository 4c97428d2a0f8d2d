import { z } from 'zod';

/** How a node is to be; the same secret, Redis and prefix make a cluster of several. */
export const nodeSettings = z.object({
  name: z.string(),
  redisUrl: z.string(),
  prefix: z.string(),
  secret: z.string(),
  tokenLastsMs: z.number(),
});
export type NodeSettings = z.infer<typeof nodeSettings>;

export const tellOrder = z.object({
  id: z.number(),
  to: z.enum(['all', 'group', 'user']),
  name: z.string(),
  text: z.string(),
  except: z.array(z.string()).readonly(),
});
export type TellOrder = z.infer<typeof tellOrder>;

export const nodeReport = z.discriminatedUnion('is', [
  z.object({ is: z.literal('ready'), port: z.number() }),
  z.object({ is: z.literal('told'), id: z.number() }),
  z.object({ is: z.literal('failed'), id: z.number(), why: z.string() }),
]);
export type NodeReport = z.infer<typeof nodeReport>;
