import { Button } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import type { useScheduleForm } from './use-schedule-form.ts';

type SaveNoteProps = {
  readonly form: Pick<
    ReturnType<typeof useScheduleForm>,
    'isOutdated' | 'isSaving' | 'failure' | 'discard' | 'replace'
  >;
};

/** Says why the schedule is not saved. After a change on another device the user chooses between the two. */
export function SaveNote({ form }: SaveNoteProps) {
  const { t } = useTranslation(['mySchedule', 'errors']);
  const { isOutdated, isSaving, failure, discard, replace } = form;
  if (isOutdated)
    return (
      <Banner
        kind="danger"
        title={t('schedule_has_changed', { ns: 'errors' })}
        actions={
          <>
            <Button look="secondary" size="small" onClick={discard}>
              {t('outdated.load')}
            </Button>
            <Button look="secondary" size="small" isBusy={isSaving} onClick={replace}>
              {t('outdated.replace')}
            </Button>
          </>
        }
      >
        <p>{t('outdated.text')}</p>
      </Banner>
    );
  if (failure === undefined) return null;
  return <Banner kind="danger">{t(failure, { ns: 'errors', count: 1 })}</Banner>;
}
