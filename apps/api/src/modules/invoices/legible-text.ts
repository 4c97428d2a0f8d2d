import anyAscii from 'any-ascii';
import type { Font } from 'fontkit';

/** Joiners, variation selectors and control characters, which nobody sees. */
const isInvisible = (character: string): boolean =>
  /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u.test(character);

/** A mark on another letter has often no sound of its own. */
const spelled = (character: string): string => anyAscii(character) || (/^\p{M}$/u.test(character) ? '' : '?');

/**
 * A text in characters that a font has. What it has not, such as Chinese or an emoji, is spelled in Latin letters, so that
 * a name is still a name: the alternative is boxes, or a font of ten megabytes for each script.
 */
export const legibleText = (font: Pick<Font, 'hasGlyphForCodePoint'>, text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/\s*[\r\n\t]\s*/g, ' '), (character) => {
    if (isInvisible(character)) return '';
    return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : spelled(character);
  }).join('');
