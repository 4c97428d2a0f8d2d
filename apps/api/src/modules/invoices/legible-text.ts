import anyAscii from 'any-ascii';
import type { Font } from 'fontkit';

/** Joiners, variation selectors and control characters. */
const isInvisible = (character: string): boolean =>
  /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u.test(character);

/** A combining mark without a transliteration is dropped. */
const transliterate = (character: string): string =>
  anyAscii(character) || (/^\p{M}$/u.test(character) ? '' : '?');

/**
 * Transliterates the characters that a font lacks, such as Chinese or emoji, so that names stay readable. The alternative
 * would be a font of ten megabytes for each script.
 */
export const legibleText = (font: Pick<Font, 'hasGlyphForCodePoint'>, text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/\s*[\r\n\t]\s*/g, ' '), (character) => {
    if (isInvisible(character)) return '';
    return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : transliterate(character);
  }).join('');
