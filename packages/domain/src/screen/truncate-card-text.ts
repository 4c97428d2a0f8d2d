import { screenLimits } from '../limits.ts';

/** Truncates a text of a provider's card with an ellipsis (S1§2, S1§9). */
export function truncateCardText(part: keyof typeof screenLimits.cardCut, text: string): string {
  const characters = [...text];
  const maxCharacters = screenLimits.cardCut[part];
  return characters.length <= maxCharacters
    ? text
    : `${characters.slice(0, maxCharacters).join('').trimEnd()}…`;
}
