import { AsyncState } from '@repo/ui/feedback/async-state';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { useTranslation } from 'react-i18next';
import { useInvoiceQuery } from '../../model/api/invoice.ts';
import { InvoiceDownload } from './invoice-download.tsx';
import { InvoicePdf } from './invoice-pdf.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import classNames from './invoice.module.css';

type InvoiceTabProps = { readonly eventId: number };

/** The invoice of an event: its download, its text, and its PDF (M-R01). */
export function InvoiceTab({ eventId }: InvoiceTabProps) {
  const { t } = useTranslation('hostInvoice');
  const query = useInvoiceQuery(eventId);
  return (
    <AsyncState state={useLoadable(query)} onRetry={() => void query.refetch()} loadingLabel={t('loading')}>
      {(invoice) => (
        <div className={classNames['page']}>
          <InvoiceDownload eventId={eventId} />
          <InvoiceSheet invoice={invoice} />
          <InvoicePdf eventId={eventId} />
        </div>
      )}
    </AsyncState>
  );
}
