import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';

/**
 * Noto Sans instead of the typeface of the screens, which has neither Vietnamese nor Greek nor Cyrillic; its licence
 * (OFL 1.1) allows embedding. One file for all of them: a name and an e-mail address stand in one line. Both cuts cover
 * the same characters.
 */
export type InvoiceFonts = { readonly regular: Font; readonly bold: Font };

const files = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
} as const;

/** Read and understood once: doing it for every invoice takes ten times as long as drawing one. */
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
