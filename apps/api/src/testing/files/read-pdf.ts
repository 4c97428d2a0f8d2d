import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Returns the text pieces, the metadata and the structure of a PDF. Characters that its fonts lack, and show as a box,
 * read as U+0000.
 */
export async function readPdf(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: (readonly string[])[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])));
  }
  const words = pages.flat();
  const { info } = await pdf.getMetadata();
  const structure = await (await pdf.getPage(1)).getStructTree();
  return { pages, words, text: words.join(' '), info, structure: JSON.stringify(structure) };
}
