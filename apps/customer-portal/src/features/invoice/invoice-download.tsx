import { Button } from '@repo/ui/actions/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadInvoicePdf } from '../../model/download-invoice.ts';
import { useHostDispatch } from '../../model/store/use-host-dispatch.ts';
import classNames from './invoice.module.css';
import { savePdf } from './pdf-file.ts';

/** Saves the invoice as `invoice.pdf`, or prints it. */
export function InvoiceDownload({ eventId }: { readonly eventId: number }) {
  const { t } = useTranslation('hostInvoice');
  const dispatch = useHostDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const download = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const base64 = await dispatch(loadInvoicePdf(eventId));
    setIsBusy(false);
    if (base64 !== undefined) savePdf(base64);
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
