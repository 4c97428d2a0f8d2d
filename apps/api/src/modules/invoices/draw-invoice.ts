import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@repo/i18n/locale';
import type { Invoice } from './invoice-of.ts';

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
type Cell = PDFKit.Mixins.CellOptions;

const quiet = '#57534b';
const hairline = '#e2ded5';
const noBorder = 0;
const bold = 'bold';

/** The regular cut and the bold one of the screens' own typeface, in the form that can be embedded in part. */
const fontNamed = (weight: 400 | 700): Promise<Buffer> =>
  readFile(
    fileURLToPath(import.meta.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)),
  );

/** Read when somebody wants the first invoice: starting the product does not wait for it. */
let loading: ReturnType<typeof load> | undefined;
async function load() {
  const [{ default: PdfDocument }, regular, strong] = await Promise.all([
    import('pdfkit'),
    fontNamed(400),
    fontNamed(700),
  ]);
  return { PdfDocument, regular, strong };
}

/** Sets an invoice as a tagged PDF with its fonts inside, which screen readers and archives can read. */
export async function drawInvoice(invoice: Invoice, locale: Locale, now: Date): Promise<Buffer> {
  loading ??= load();
  const { PdfDocument, regular, strong } = await loading;
  const pdf = new PdfDocument({
    size: 'LETTER',
    margin: 56,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: locale,
    info: { Title: invoice.title, Author: invoice.company[0] ?? '', CreationDate: now },
    // None of those that readers are expected to have.
    font: '',
  });
  pdf.registerFont('regular', regular).registerFont(bold, strong).font('regular');
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  drawHead(pdf, root, invoice);
  for (const order of invoice.orders) {
    drawHeading(pdf, root, 'H2', order.heading);
    const headings = invoice.headings.map((text): Cell => ({ text, type: 'TH', textColor: quiet }));
    drawTable(pdf, root, ['*', 60, 80, 80], [headings, ...order.lines.map((line) => [...line])]);
    drawSums(pdf, root, order.sums);
  }
  drawHeading(pdf, root, 'H2', invoice.balance.heading);
  drawSums(pdf, root, invoice.balance.sums);
  root.end();
  pdf.end();
  return buffer(pdf);
}

function drawHead(pdf: Pdf, root: Element, { title, company, facts }: Invoice): void {
  drawHeading(pdf, root, 'H1', title);
  pdf.fontSize(10);
  for (const line of company) root.add(pdf.struct('P', {}, () => pdf.text(line)));
  pdf.moveDown();
  const rows = facts.map(({ label, value }): Cell[] => [
    { text: label, type: 'TH', textColor: quiet },
    { text: value },
  ]);
  drawTable(pdf, root, [150, '*'], rows);
}

function drawHeading(pdf: Pdf, root: Element, role: 'H1' | 'H2', text: string): void {
  pdf.moveDown();
  const size = role === 'H1' ? 24 : 13;
  root.add(pdf.struct(role, {}, () => pdf.font(bold).fontSize(size).text(text)));
  pdf.font('regular').fontSize(10).moveDown(0.5);
}

const drawSums = (pdf: Pdf, root: Element, sums: Invoice['balance']['sums']): void =>
  drawTable(
    pdf,
    root,
    ['*', 100],
    sums.map(({ label, amount }): Cell[] => [{ text: label, type: 'TH' }, { text: amount }]),
  );

/** The first column reads from the left, amounts stand under each other at the right. */
function drawTable(
  pdf: Pdf,
  root: Element,
  widths: readonly ('*' | number)[],
  data: (string | Cell)[][],
): void {
  pdf.table({
    structParent: root,
    columnStyles: widths.map((width, column) => ({
      width,
      align: { x: column === 0 || widths.at(-1) === '*' ? 'left' : 'right', y: 'top' },
    })),
    defaultStyle: { border: [noBorder, noBorder, 0.5, noBorder], borderColor: hairline, padding: 4 },
    data,
  });
}
