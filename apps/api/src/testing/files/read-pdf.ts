import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * The words of a PDF, piece by piece as they are set, with what it says of itself. What its fonts have not, and show as a
 * box, reads as U+0000 here.
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
