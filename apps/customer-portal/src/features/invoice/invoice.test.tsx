import type { InvoiceView } from '@repo/contracts/invoices/generate-invoice';
import { brand } from '@repo/domain/brand';
import { eventTabPath } from '@repo/domain/site/dashboard-address';
import { callApi } from '@repo/shell/testing/call-api';
import { demoSession } from '@repo/shell/testing/demo-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeReplies } from '@repo/shell/testing/requests';
import { openPortal, patience } from '../../testing/open-portal.tsx';

let session: ReturnType<typeof demoSession> | undefined;

/** Returns what the real API answers to the demo host. */
async function read(path: (hostId: number) => string) {
  session ??= demoSession('host', 'host');
  const { token, user } = await session;
  return callApi(path(user.id), undefined, token, 'GET');
}
async function eventNamed(name: string): Promise<number> {
  for (const list of ['upcoming', 'completed', 'cancel']) {
    const events = await read((hostId) => `/api/v1/User/EventSetup/list/${hostId}/${list}`);
    const found = events.find(({ eventName }: { eventName: string }) => eventName.startsWith(name));
    if (found !== undefined) return found.id;
  }
  throw new Error(`the demo has no event ${name}`);
}
const invoiceOf = (eventId: number): Promise<InvoiceView> =>
  read(() => `/api/v1/${brand.slug}/Invoice/${eventId}`);

async function open(eventId: number, locale: 'en-CA' | 'fr-CA' = 'en-CA') {
  await openPortal({ path: eventTabPath(eventId, 'Invoice'), locale });
  const title = locale === 'en-CA' ? 'Invoice' : 'Facture';
  return screen.findByRole('article', { name: title }, patience);
}
/** Returns the amount beside a label; the last one, if several parts have it. */
const amountOf = (sheet: HTMLElement, label: string | RegExp): string | null | undefined =>
  within(sheet).getAllByText(label, { selector: 'dt' }).at(-1)?.nextElementSibling?.textContent;

/** Catches what the page saves: jsdom saves no files. */
function catchSaved() {
  const saved: { readonly name: string; readonly blob: Blob | undefined }[] = [];
  let last: Blob | undefined;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      last = blob;
      return 'blob:invoice';
    },
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: last });
  });
  return saved;
}

beforeEach(() => {
  localStorage.clear();
  // The viewer of PDFs draws on a canvas, which jsdom has not, and so reports that it cannot be loaded.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('[M-R01] the page shows every line and sum of the invoice, and offers its download', async () => {
  const eventId = await eventNamed('Robin and Sam');
  const sheet = await open(eventId);
  expect(screen.getByRole('heading', { level: 1, name: 'DOWNLOAD INVOICE' })).toBeVisible();
  expect(screen.getByText('Click here to download your invoice')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download Invoice' })).toBeVisible();
  const invoice = await invoiceOf(eventId);
  expect(invoice.orders.length).toBeGreaterThan(0);
  for (const { heading, lines, sums } of invoice.orders) {
    const table = within(sheet).getByRole('table', { name: heading });
    const cells = within(table).getAllByRole('row').slice(1);
    expect(cells.map(({ textContent }) => textContent)).toEqual(lines.map((texts) => texts.join('')));
    for (const { label, amount } of sums) expect(sheet).toHaveTextContent(`${label}${amount}`);
  }
  for (const { label, value } of invoice.facts)
    expect(within(sheet).getByText(label, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value);
  const charged = amountOf(sheet, 'Charged');
  expect(charged).toMatch(/^\$[\d,]+\.\d\d$/);
  expect(charged).not.toBe('$0.00');
  expect(amountOf(sheet, 'Payments')).toBe(charged);
  expect(amountOf(sheet, 'Balance due')).toBe('$0.00');
});

test('[M-R01] [M-R02] Download Invoice saves the PDF of the call as invoice.pdf', async () => {
  const eventId = await eventNamed('Robin and Sam');
  const saved = catchSaved();
  await open(eventId);
  await userEvent.click(screen.getByRole('button', { name: 'Download Invoice' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['invoice.pdf']), patience);
  const blob = saved[0]?.blob;
  expect(blob?.type).toBe('application/pdf');
  const base64 = await read(() => `/api/v1/${brand.slug}/GenerateInvoice/${eventId}`);
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob ?? new Blob(), 'latin1');
  });
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text.length).toBe(atob(base64).length);
});

test.each([
  ['Graduation picnic', 'you cancelled'],
  ['Engagement at the harbour', 'the request was declined'],
])('[M-R01] the refund of “%s” says that %s', async (name, why) => {
  const eventId = await eventNamed(name);
  const sheet = await open(eventId);
  const refund = amountOf(sheet, new RegExp(`^Refund(?:ed on|\\ pending since) .*\\d{4}: ${why}$`));
  expect(refund).toMatch(/^-\$\d+\.\d\d$/);
  expect(amountOf(sheet, 'Refunds')).toBe(refund);
  expect(amountOf(sheet, 'Balance due')).toBe('$0.00');
});

test('[M-R01] an invoice without a refund shows its sums of $0.00', async () => {
  const sheet = await open(await eventNamed('Team dinner'));
  expect(amountOf(sheet, 'Credited')).toBe('$0.00');
  expect(amountOf(sheet, 'Refunds')).toBe('$0.00');
});

test('[M-R01] lines and refunds of $0.00 are shown, a refund with its reason', async () => {
  const eventId = await eventNamed('Robin and Sam');
  const refund = { label: 'Refunded on June 16, 2026: you cancelled', amount: '$0.00' };
  changeReplies<InvoiceView>(`/Invoice/${eventId}`, (invoice) => ({
    ...invoice,
    orders: invoice.orders.map((order) => ({
      ...order,
      lines: [['Recap', '1', '$0.00', '$0.00']],
      sums: [refund],
    })),
  }));
  const sheet = await open(eventId);
  expect(within(sheet).getByRole('row', { name: 'Recap 1 $0.00 $0.00' })).toBeVisible();
  expect(amountOf(sheet, refund.label)).toBe(refund.amount);
});

test('[M-R01] without a viewer the text and the download of the invoice stay', async () => {
  const sheet = await open(await eventNamed('Robin and Sam'));
  const pdf = within(screen.getByRole('region', { name: 'The PDF' }));
  expect(await pdf.findByRole('button', { name: 'Try again' }, patience)).toBeVisible();
  expect(sheet).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download Invoice' })).toBeEnabled();
});

test('[M-R01] speaks French', async () => {
  const sheet = await open(await eventNamed('Robin and Sam'), 'fr-CA');
  expect(screen.getByText('Cliquez ici pour télécharger votre facture')).toBeVisible();
  expect(amountOf(sheet, 'Solde à payer')).toMatch(/^0,00\s\$$/);
});
