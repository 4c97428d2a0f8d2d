import { z } from 'zod';

/** The three values of `status` in every reply (Z-R01). */
export const envelopeStatus = { success: 0, error: 1, unauthorized: 2 } as const;

/** The form of every reply; lists and objects alike are in `payload.items` (S1§3). */
export const envelopeOf = <Items extends z.ZodType, Meta extends z.ZodRawShape = {}>(
  items: Items,
  meta?: z.ZodObject<Meta>,
) =>
  z.object({
    status: z.literal([envelopeStatus.success, envelopeStatus.error, envelopeStatus.unauthorized]),
    message: z.string(),
    errors: z.array(z.string()),
    payload: z.object({ ...meta?.shape, items }),
  });

/** A refusal: `errors[0]` is the key of the catalogue, the rest are details. */
export const failureEnvelope = envelopeOf(z.null());

export type Envelope<Items> = {
  readonly status: (typeof envelopeStatus)[keyof typeof envelopeStatus];
  readonly message: string;
  readonly errors: readonly string[];
  readonly payload: { readonly items: Items };
};
