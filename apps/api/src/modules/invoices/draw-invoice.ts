import { buffer } from 'node:stream/consumers';
import type { InvoiceView } from '@repo/contracts/invoices/generate-invoice';
import type { Locale } from '@repo/i18n/locale';
import { openInvoiceFonts } from './invoice-fonts.ts';
import type { Sum } from './invoice-of.ts';
import { legibleText } from './legible-text.ts';
import { loadOnce } from './load-once.ts';

type Pdf = PDFKit.PDFDocument;
type Cell = PDFKit.Mixins.CellOptions;

/** A PDF document with the root of its structure tree. */
type Sheet = {
  readonly pdf: Pdf;
  readonly root: PDFKit.PDFStructureElement;
  /** Replaces characters that the fonts lack. */
  readonly legible: (text: string) => string;
};

const quiet = '#57534b';
const hairline = '#e2ded5';
const noBorder = 0;
const cellPadding = 4;
const regular = 'regular';
const bold = 'bold';

/** Loads the PDF library and the fonts with the first invoice, to keep the start of the process fast. */
const loadTools = loadOnce(async () => {
  const [{ default: PdfDocument }, fonts] = await Promise.all([import('pdfkit'), openInvoiceFonts()]);
  return { PdfDocument, fonts };
});

/** Draws an invoice as a tagged PDF with embedded fonts, for screen readers and archives. */
export async function drawInvoice(invoice: InvoiceView, locale: Locale, now: Date): Promise<Buffer> {
  const { PdfDocument, fonts } = await loadTools();
  const pdf = new PdfDocument({
    size: 'LETTER',
    margin: 56,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: locale,
    info: { Title: invoice.title, Author: invoice.company[0] ?? '', CreationDate: now },
    // Avoids the standard fonts, which are not embedded.
    font: '',
  });
  // The families let tables find the fonts again; without them, each cell would open and compare its font.
  pdf.registerFont(regular, fonts.regular, regular).registerFont(bold, fonts.bold, bold).font(regular);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const sheet = { pdf, root, legible: (text: string) => legibleText(fonts.regular, text) };
  drawHead(sheet, invoice);
  for (const order of invoice.orders) drawOrder(sheet, order, invoice.headings);
  drawHeading(sheet, 'H2', invoice.balance.heading, invoice.balance.sums.length);
  drawSums(sheet, invoice.balance.sums);
  root.end();
  pdf.end();
  return buffer(pdf);
}

function drawHead(sheet: Sheet, { title, company, facts }: InvoiceView): void {
  const { pdf, root, legible } = sheet;
  drawHeading(sheet, 'H1', title, facts.length);
  pdf.fontSize(10);
  for (const line of company) root.add(pdf.struct('P', {}, () => pdf.text(legible(line))));
  pdf.moveDown();
  const rows = facts.map(({ label, value }): Cell[] => [
    { text: label, type: 'TH', textColor: quiet },
    { text: value },
  ]);
  drawTable(sheet, [150, '*'], rows);
}

function drawOrder(
  sheet: Sheet,
  { heading, lines, sums }: InvoiceView['orders'][number],
  headings: InvoiceView['headings'],
): void {
  drawHeading(sheet, 'H2', heading, 2);
  const titles = headings.map((text): Cell => ({ text, type: 'TH', textColor: quiet }));
  const rows = lines.map((texts) => texts.map((text): Cell => ({ text })));
  drawTable(sheet, ['*', 60, 80, 80], [titles, ...rows]);
  drawSums(sheet, sums);
}

/** `rows` of the following content stay on the page of the heading. */
function drawHeading(sheet: Sheet, role: 'H1' | 'H2', text: string, rows: number): void {
  const { pdf, root, legible } = sheet;
  const headingRows = 2;
  keepTogether(pdf, headingRows + rows);
  pdf.moveDown();
  const size = role === 'H1' ? 24 : 13;
  root.add(pdf.struct(role, {}, () => pdf.font(bold).fontSize(size).text(legible(text))));
  pdf.font(regular).fontSize(10).moveDown(0.5);
}

function drawSums(sheet: Sheet, sums: readonly Sum[]): void {
  keepTogether(sheet.pdf, sums.length);
  drawTable(
    sheet,
    ['*', 100],
    sums.map(({ label, amount, isTotal }): Cell[] => {
      const font = { src: isTotal === true ? bold : regular };
      return [
        { text: label, type: 'TH', font },
        { text: amount, font },
      ];
    }),
  );
}

/** Starts a new page when this one has no room for so many rows. */
function keepTogether(pdf: Pdf, rows: number): void {
  const rowHeight = pdf.currentLineHeight(true) + 2 * cellPadding;
  if (pdf.y + rows * rowHeight > pdf.page.maxY()) pdf.addPage();
}

/** Aligns the first column to the left and amounts to the right. */
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
    defaultStyle: {
      border: [noBorder, noBorder, 0.5, noBorder],
      borderColor: hairline,
      padding: cellPadding,
    },
    data: rows.map((cells) => cells.map((cell) => ({ ...cell, text: legible(cell.text ?? '') }))),
  });
}
