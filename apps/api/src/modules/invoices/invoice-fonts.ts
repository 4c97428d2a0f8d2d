import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';

/**
 * Noto Sans, because the typeface of the screens lacks Vietnamese, Greek and Cyrillic. Its licence (OFL 1.1) allows
 * embedding. Both weights cover the same characters.
 */
export type InvoiceFonts = { readonly regular: Font; readonly bold: Font };

const files = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
} as const;

/** Loads and parses the fonts. Callers keep the result: parsing takes ten times as long as drawing an invoice. */
export async function openInvoiceFonts(): Promise<InvoiceFonts> {
  const { create } = await import('fontkit');
  const open = async (file: string): Promise<Font> => {
    const font = create(await readFile(fileURLToPath(import.meta.resolve(file))));
    if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
    return font;
  };
  const [regular, bold] = await Promise.all([open(files.regular), open(files.bold)]);
  return { regular, bold };
}
