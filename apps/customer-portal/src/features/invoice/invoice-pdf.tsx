import { PartLoading } from '@repo/shell/frame/part-loading';
import { WhenNear } from '@repo/shell/frame/when-near';
import { lazyPart } from '@repo/ui/loading/lazy-part';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './invoice.module.css';

/** The library that draws PDFs is loaded here only, before the server is asked to write the PDF. */
const PdfViewer = lazyPart(async () => (await import('./pdf-viewer.tsx')).PdfViewer, PartLoading);

/** The PDF itself, below the text of the invoice; drawn for who scrolls to it, since that stops a phone for a while. */
export function InvoicePdf({ eventId }: { readonly eventId: number }) {
  const { t } = useTranslation('hostInvoice');
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames['pdf']}>
      <h2 id={id}>{t('viewer.heading')}</h2>
      <p>{t('viewer.hint')}</p>
      <WhenNear>
        <PdfViewer eventId={eventId} />
      </WhenNear>
    </section>
  );
}
