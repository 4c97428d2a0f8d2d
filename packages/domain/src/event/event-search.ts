import type { FieldRule } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { fail, ok } from '../result.ts';
import { isIntegerWithin } from '../integer-range.ts';

/** Returns the `eventid` of a pasted gallery link, otherwise the text itself. */
function searchedEventIdOf(text: string): string {
  const [, idInLink] = /[?&]eventid=([^&#\s]*)/i.exec(text) ?? [];
  return idInLink ?? text.trim();
}

/** Requires an event id of 3 to 30 letters and digits (S2§5). */
export const checkSearchedEventId: FieldRule = (entered) => {
  const eventId = searchedEventIdOf(entered);
  if (eventId === '') return fail('this_field_is_required');
  if (!/^[a-z0-9]+$/i.test(eventId)) return fail('only_alphanumeric_characters_are_allowed');
  const hasRightLength = isIntegerWithin(eventId.length, textLimits.eventIdCharacters);
  return hasRightLength ? ok(eventId) : fail('this_field_is_invalid');
};
