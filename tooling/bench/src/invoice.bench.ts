import { buffer } from 'node:stream/consumers';
import type { InvoiceView } from '@repo/contracts/invoices/generate-invoice';
import PdfDocument from 'pdfkit';
import { drawInvoice } from '../../../apps/api/src/modules/invoices/draw-invoice.ts';
import { openInvoiceFonts } from '../../../apps/api/src/modules/invoices/invoice-fonts.ts';
import type { InvoiceFonts } from '../../../apps/api/src/modules/invoices/invoice-fonts.ts';
import type { Benchmark } from './benchmark.ts';
import { compareInTurn } from './compare.ts';
import { perSecond } from './ms-of.ts';

const linesOfOrder = 5;
const sumAmount = '$1,234.56';

const view: InvoiceView = {
  title: 'Invoice',
  company: ['Example Inc.', '2 Bay St, Toronto', 'Tax registration: 12345 6789 RT0001'],
  facts: ['Number', 'Date', 'Billed to', 'Event', 'Event date', 'Event ID'].map((label) => ({
    label,
    value: 'Robin Ellis, robin@demo.test',
  })),
  headings: ['Description', 'Quantity', 'Unit price', 'Amount'],
  orders: ['Order 100001 of June 15, 2026', 'Order 100002 of June 16, 2026'].map((heading) => ({
    heading,
    lines: Array.from({ length: linesOfOrder }, () => ['Robin Test, hours', '3', '$95.00', '$285.00']),
    sums: ['Discount', 'Service fee', 'HST', 'Total', 'Paid by card'].map((label) => ({
      label,
      amount: sumAmount,
    })),
  })),
  balance: {
    heading: 'Summary',
    sums: ['Charges', 'Credits', 'Payments', 'Refunds', 'Balance due'].map((label) => ({
      label,
      amount: sumAmount,
    })),
  },
};

/**
 * P17: an invoice as a tagged PDF, against pdfkit alone drawing the same lines as texts and tables, in one font and
 * without tags.
 */
export const invoice: Benchmark = {
  name: 'invoice',
  must: 0.6,
  stretch: 0.85,
  run: async (effort) => {
    const { regular } = await openInvoiceFonts();
    return compareInTurn(
      { name: 'product', measure: perSecond(() => drawInvoice(view, 'en-CA', new Date())) },
      { name: 'pdfkit', measure: perSecond(() => drawBare(regular)) },
      effort,
    );
  },
};

function drawBare(font: InvoiceFonts['regular']): Promise<Buffer> {
  const { title, company, facts, headings, orders, balance } = view;
  const pdf = new PdfDocument({ size: 'LETTER', margin: 56, font: '' });
  pdf.registerFont('regular', font, 'regular').font('regular').fontSize(10);
  const drawSums = (sums: InvoiceView['balance']['sums']) =>
    pdf.table({ data: sums.map(({ label, amount }) => [label, amount]) });
  for (const text of [title, ...company]) pdf.text(text);
  pdf.table({ data: facts.map(({ label, value }) => [label, value]) });
  for (const { heading, lines, sums } of orders) {
    pdf.text(heading).table({ data: [headings, ...lines].map((texts) => [...texts]) });
    drawSums(sums);
  }
  pdf.text(balance.heading);
  drawSums(balance.sums);
  pdf.end();
  return buffer(pdf);
}
