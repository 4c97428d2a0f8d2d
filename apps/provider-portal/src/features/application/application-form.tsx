import { FormFailure } from '@repo/forms/form-failure';
import { authForms } from '@repo/session/session/auth-modal-slice';
import { addressOfForm } from '@repo/session/forms/form-address';
import { UnsavedChangesGuard } from '@repo/shell/unsaved/unsaved-changes-guard';
import { Button } from '@repo/ui/actions/button';
import { TextLink } from '@repo/ui/actions/text-link';
import { ProgressBar } from '@repo/ui/feedback/progress-bar';
import { ErrorSummary } from '@repo/ui/fields/error-summary';
import { SavedNote } from '@repo/ui/indicators/saved-note';
import { useTranslation } from 'react-i18next';
import type { ApplicationValues } from './application-values.ts';
import classNames from './application.module.css';
import { AboutSection } from './sections/about-section.tsx';
import { WordsSection } from './sections/words-section.tsx';
import { WorkSection } from './sections/work-section.tsx';
import { useApplicationForm } from './use-application-form.ts';

type ApplicationFormProps = { readonly onSent: (sent: ApplicationValues) => void };

/** The application in three sections (R-R01, R-R12). */
export function ApplicationForm({ onSent }: ApplicationFormProps) {
  const { t } = useTranslation('application');
  const form = useApplicationForm(onSent);
  const hasApplied = form.failure?.code === 'sorry_this_user_email_has_already_applied';
  return (
    <form {...form.formProps} className={classNames['form']}>
      <ErrorSummary {...form.summary} />
      <AboutSection fields={form.fields} location={form.location} />
      <WorkSection fields={form.fields} devices={form.devices} />
      <WordsSection fields={form.fields} />
      <FormFailure {...form.failureProps}>{hasApplied ? <RepeatNote /> : null}</FormFailure>
      {form.isBusy ? <ProgressBar label={t('sending')} share={form.sentShare} /> : null}
      <div className={classNames['end']}>
        <SavedNote>{form.isDraftStored ? t('saved') : undefined}</SavedNote>
        <Button type="submit" isBusy={form.isBusy}>
          {t('send')}
        </Button>
      </div>
      <UnsavedChangesGuard hasChanges={form.hasUnstoredPhotos} />
    </form>
  );
}

/** Says what to do when the address has applied already or is a provider's (R-R10). */
function RepeatNote() {
  const { t } = useTranslation('application');
  return (
    <>
      <p>{t('already')}</p>
      <p>
        <TextLink href={addressOfForm(authForms.providerLogin)}>{t('alreadyProvider')}</TextLink>
      </p>
    </>
  );
}
