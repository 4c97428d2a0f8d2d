import { shownFileName } from '@repo/domain/gallery/file-name';
import { useErrorText } from '@repo/session/form-parts/use-error-text';
import { Button } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import type { BriefUpload } from './use-brief-upload.ts';

/** Why Continue waits: a file on its way, or one that did not get through, and what can be done about it right here. */
export function HeldByFile({ attempt, retry, remove }: BriefUpload) {
  const { t } = useTranslation('recapBrief');
  const textOf = useErrorText();
  if (attempt === null) return null;
  const name = shownFileName(attempt.file.name);
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
