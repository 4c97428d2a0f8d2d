import { screenLimits } from '../limits.ts';

/** Cuts a text of a provider's card after so many characters, and shows that something is missing (S1§2, S1§9). */
export function cardText(part: keyof typeof screenLimits.cardCut, text: string): string {
  const characters = [...text];
  const most = screenLimits.cardCut[part];
  return characters.length <= most ? text : `${characters.slice(0, most).join('').trimEnd()}…`;
}
