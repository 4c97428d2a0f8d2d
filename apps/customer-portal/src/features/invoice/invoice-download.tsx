import { saveFile } from '@repo/shell/files/save-file';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { Button } from '@repo/ui/actions/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadInvoicePdf } from '../../model/download-invoice.ts';
import classNames from './invoice.module.css';
import { pdfFileOf } from './pdf-file.ts';

/** Saves the invoice as `invoice.pdf`, or prints it (S2§2). */
export function InvoiceDownload({ eventId }: { readonly eventId: number }) {
  const { t } = useTranslation('hostInvoice');
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const download = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const base64 = await dispatch(loadInvoicePdf(eventId));
    setIsBusy(false);
    if (base64 !== undefined) saveFile(pdfFileOf(base64), 'invoice.pdf');
  };
  return (
    <div className={classNames['download']}>
      <p>{t('download.text')}</p>
      <div className={classNames['buttons']}>
        <Button icon="download" isBusy={isBusy} onClick={() => void download()}>
          {t('download.button')}
        </Button>
        <Button look="secondary" onClick={() => globalThis.print()}>
          {t('download.print')}
        </Button>
      </div>
    </div>
  );
}
