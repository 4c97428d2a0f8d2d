import { AsyncState } from '@repo/ui/feedback/async-state';
import { Banner } from '@repo/ui/feedback/banner';
import { Skeleton } from '@repo/ui/feedback/skeleton';
import { useLoadable } from '@repo/ui/loading/use-loadable';
// The build resolves the address of the file.
// oxlint-disable-next-line import/default
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Document, Page, pdfjs } from 'react-pdf';
import { useInvoicePdfQuery } from '../../model/api/invoice.ts';
import classNames from './invoice.module.css';
import { pdfFileOf } from './pdf-file.ts';

// Served with the app: the security policy allows no other origin.
pdfjs.GlobalWorkerOptions.workerSrc = workerAddress;

/** In CSS pixels; the style sheet fits the pages to the screen. */
const pageWidth = 816;

/** Loads the PDF of an event's invoice and shows it. */
export function PdfViewer({ eventId }: { readonly eventId: number }) {
  const { t } = useTranslation('hostInvoice');
  const query = useInvoicePdfQuery(eventId);
  return (
    <AsyncState
      state={useLoadable(query)}
      onRetry={() => void query.refetch()}
      loadingLabel={t('viewer.loading')}
    >
      {(base64) => <Pages base64={base64} />}
    </AsyncState>
  );
}

/** Draws every page of a PDF as an image. The same content stands as text on the page. */
function Pages({ base64 }: { readonly base64: string }) {
  const { t } = useTranslation('hostInvoice');
  const [count, setCount] = useState(0);
  const file = useMemo(() => pdfFileOf(base64), [base64]);
  return (
    <Document
      file={file}
      // Suspending would lose the file that the promise belongs to.
      suspense={false}
      loading={<Skeleton status={t('viewer.loading')} />}
      error={
        <Banner kind="warning">
          <p>{t('viewer.failed')}</p>
        </Banner>
      }
      onLoadSuccess={({ numPages }) => setCount(numPages)}
    >
      <ol className={classNames['pages']}>
        {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <div role="img" aria-label={t('viewer.page', { page, count })}>
              <Page
                pageNumber={page}
                width={pageWidth}
                loading=""
                renderTextLayer={false}
                renderAnnotationLayer={false}
              />
            </div>
          </li>
        ))}
      </ol>
    </Document>
  );
}
