import { buffer } from 'node:stream/consumers';
import type { Locale } from '@repo/i18n/locale';
import { openInvoiceFonts } from './invoice-fonts.ts';
import type { Invoice } from './invoice-of.ts';
import { legibleText } from './legible-text.ts';

type Element = PDFKit.PDFStructureElement;
type Cell = PDFKit.Mixins.CellOptions;

/** A document with the root of its structure. */
type Sheet = {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Element;
  /** In characters that its fonts have. */
  readonly legible: (text: string) => string;
};

const quiet = '#57534b';
const hairline = '#e2ded5';
const noBorder = 0;
const bold = 'bold';

/** Read when somebody wants the first invoice: starting the product does not wait for it. */
let loading: ReturnType<typeof load> | undefined;
async function load() {
  const [{ default: PdfDocument }, fonts] = await Promise.all([import('pdfkit'), openInvoiceFonts()]);
  return { PdfDocument, fonts };
}

/** Sets an invoice as a tagged PDF with its fonts inside, which screen readers and archives can read. */
export async function drawInvoice(invoice: Invoice, locale: Locale, now: Date): Promise<Buffer> {
  loading ??= load();
  const { PdfDocument, fonts } = await loading;
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
  pdf.registerFont('regular', fonts.regular).registerFont(bold, fonts.bold).font('regular');
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const sheet = { pdf, root, legible: (text: string) => legibleText(fonts.regular, text) };
  drawHead(sheet, invoice);
  for (const order of invoice.orders) {
    drawHeading(sheet, 'H2', order.heading);
    const headings = invoice.headings.map((text): Cell => ({ text, type: 'TH', textColor: quiet }));
    drawTable(sheet, ['*', 60, 80, 80], [headings, ...order.lines.map(cellsOf)]);
    drawSums(sheet, order.sums);
  }
  drawHeading(sheet, 'H2', invoice.balance.heading);
  drawSums(sheet, invoice.balance.sums);
  root.end();
  pdf.end();
  return buffer(pdf);
}

const cellsOf = (texts: readonly string[]): Cell[] => texts.map((text) => ({ text }));

function drawHead(sheet: Sheet, { title, company, facts }: Invoice): void {
  const { pdf, root, legible } = sheet;
  drawHeading(sheet, 'H1', title);
  pdf.fontSize(10);
  for (const line of company) root.add(pdf.struct('P', {}, () => pdf.text(legible(line))));
  pdf.moveDown();
  const rows = facts.map(({ label, value }): Cell[] => [
    { text: label, type: 'TH', textColor: quiet },
    { text: value },
  ]);
  drawTable(sheet, [150, '*'], rows);
}

function drawHeading({ pdf, root, legible }: Sheet, role: 'H1' | 'H2', text: string): void {
  pdf.moveDown();
  const size = role === 'H1' ? 24 : 13;
  root.add(pdf.struct(role, {}, () => pdf.font(bold).fontSize(size).text(legible(text))));
  pdf.font('regular').fontSize(10).moveDown(0.5);
}

const drawSums = (sheet: Sheet, sums: Invoice['balance']['sums']): void =>
  drawTable(
    sheet,
    ['*', 100],
    sums.map(({ label, amount }): Cell[] => [{ text: label, type: 'TH' }, { text: amount }]),
  );

/** The first column reads from the left, amounts stand under each other at the right. */
function drawTable(
  { pdf, root, legible }: Sheet,
  widths: readonly ('*' | number)[],
  rows: readonly Cell[][],
): void {
  pdf.table({
    structParent: root,
    columnStyles: widths.map((width, column) => ({
      width,
      align: { x: column === 0 || widths.at(-1) === '*' ? 'left' : 'right', y: 'top' },
    })),
    defaultStyle: { border: [noBorder, noBorder, 0.5, noBorder], borderColor: hairline, padding: 4 },
    data: rows.map((cells) => cells.map((cell) => ({ ...cell, text: legible(cell.text ?? '') }))),
  });
}
