/** A text as long as in the longest of languages: two fifths more, in letters that no language forgets. */
export const longer = (text: string): string => `${text} ${'~'.repeat(Math.ceil(text.length * 0.4))}`;
