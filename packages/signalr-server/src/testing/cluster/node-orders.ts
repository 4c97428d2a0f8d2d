import { z } from 'zod';

/** The settings of a node; nodes with the same secret, Redis and prefix form a cluster. */
export const nodeSettings = z.object({
  name: z.string(),
  redisUrl: z.string(),
  prefix: z.string(),
  secret: z.string(),
  tokenLastsMs: z.number(),
});
export type NodeSettings = z.infer<typeof nodeSettings>;

/** An order to a node to send a message. */
export const sendOrder = z.object({
  id: z.number(),
  to: z.enum(['all', 'group', 'user']),
  name: z.string(),
  text: z.string(),
  except: z.array(z.string()).readonly(),
});
export type SendOrder = z.infer<typeof sendOrder>;

export const nodeReport = z.discriminatedUnion('is', [
  z.object({ is: z.literal('ready'), port: z.number() }),
  z.object({ is: z.literal('sent'), id: z.number() }),
  z.object({ is: z.literal('failed'), id: z.number(), why: z.string() }),
]);
export type NodeReport = z.infer<typeof nodeReport>;
