import { truncateFileName } from '@repo/domain/gallery/truncate-file-name';
import { useErrorText } from '@repo/forms/use-error-text';
import { Button } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import type { BriefUpload } from './use-brief-upload.ts';

/** Explains why Continue waits for a file, and offers what can be done. */
export function HeldByFile({ attempt, retry, remove }: BriefUpload) {
  const { t } = useTranslation('recapBrief');
  const textOf = useErrorText();
  if (attempt === null) return null;
  const name = truncateFileName(attempt.file.name);
  if (attempt.status === 'sending')
    return (
      <Banner kind="info">
        <p>{t('files.stillSending', { name })}</p>
      </Banner>
    );
  return (
    <Banner
      kind="danger"
      title={t('files.notSent', { name })}
      takesFocus
      actions={
        <>
          {retry === undefined ? null : (
            <Button size="small" icon="retry" onClick={retry}>
              {t('files.retry')}
            </Button>
          )}
          <Button look="secondary" size="small" onClick={remove}>
            {t('files.goOnWithout')}
          </Button>
        </>
      }
    >
      <p>{textOf(attempt.code)}</p>
    </Banner>
  );
}
