import { parsePublicEventId } from '@repo/domain/event/public-event-id';
import { largestId, textLimits } from '@repo/domain/limits';
import { z } from 'zod';

export const id = z.int().positive().max(largestId);

/** 0 stands for an object that does not exist yet, or a missing one in a path (S1§3, A-82). */
export const idOrZero = z.int().nonnegative().max(largestId);

/** Parses digits; returns anything else unchanged, for the id schema to refuse. */
const readDigits = (given: number | string): number | string =>
  typeof given === 'string' && /^\d{1,10}$/.test(given) ? Number(given) : given;

/** An id as text: in a path, a query or a form field. */
export const idInText = z.preprocess(readDigits, id);
export const idOrZeroInText = z.preprocess(readDigits, idOrZero);

/** The one path parameter of most calls. */
export const idParams = z.object({ id: idInText });
export const eventIdParams = z.object({ eventId: idInText });

/** The id by which a guest names an event, normalized to its letter case. */
export const publicEventId = z
  .string()
  .max(textLimits.eventIdCharacters.to)
  .transform((text, context) => {
    const known = parsePublicEventId(text);
    if (known !== undefined) return known;
    context.addIssue({ code: 'custom', message: 'invalid_event_id', input: text });
    return z.NEVER;
  });

/** A secret from a mail, opaque outside the server. */
export const token = z.string().min(1).max(512);
