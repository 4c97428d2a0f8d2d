import { publicEventIdIn } from '@repo/domain/event/public-event-id';
import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';

/** What an integer of the database holds: a larger number is no id of ours and never gets as far as a query. */
const largestId = 2_147_483_647;

export const id = z.int().positive().max(largestId);

/** 0, as the specs send it for an object that does not exist yet, and for a missing one in a path (S1§3, A-82). */
export const idOrZero = z.int().nonnegative().max(largestId);

/** Digits become the number they write; anything else stays what it is, and the id behind it says no. */
const readDigits = (given: number | string): number | string =>
  typeof given === 'string' && /^\d{1,10}$/.test(given) ? Number(given) : given;

/** An id where everything is text: in a path, a query or a field of a form. */
export const idInText = z.preprocess(readDigits, id);
export const idOrZeroInText = z.preprocess(readDigits, idOrZero);

/** The one path parameter of most calls. */
export const idParams = z.object({ id: idInText });
export const eventIdParams = z.object({ eventId: idInText });

/** The id under which a guest names an event, in its own letter case whatever was typed. */
export const publicEventId = z
  .string()
  .max(textLimits.eventIdCharacters.to)
  .transform((text, context) => {
    const known = publicEventIdIn(text);
    if (known !== undefined) return known;
    context.addIssue({ code: 'custom', message: 'invalid_event_id', input: text });
    return z.NEVER;
  });

/** A secret out of a mail: opaque to everybody but the server, which knows its real length. */
export const token = z.string().min(1).max(512);
