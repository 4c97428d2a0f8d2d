import { textLimits } from '@repo/domain/limits';
import { FormFailure } from '@repo/forms/form-failure';
import { selectUser } from '@repo/session/session/session-slice';
import { UnsavedChangesGuard } from '@repo/shell/unsaved/unsaved-changes-guard';
import { Button } from '@repo/ui/actions/button';
import { Select } from '@repo/ui/choices/select';
import { Banner } from '@repo/ui/feedback/banner';
import { ErrorSummary } from '@repo/ui/fields/error-summary';
import { TextArea } from '@repo/ui/fields/text-area';
import { TextField } from '@repo/ui/fields/text-field';
import { FieldSection } from '@repo/ui/layout/field-section';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useEventChoices } from './use-event-choices.ts';
import { useSupportForm } from './use-support-form.ts';

/** The form of a message to the team; a sent one is confirmed in its place. */
export function SupportForm() {
  const { t } = useTranslation('support');
  const { form, labels, sentCount, hasText } = useSupportForm();
  const { choices, isLoading } = useEventChoices();
  const email = useSelector(selectUser)?.userName ?? '';
  return (
    <form {...form.formProps}>
      <ErrorSummary {...form.summary} />
      <FieldSection heading={t('form.heading')} introduction={t('form.introduction', { email })}>
        <TextField {...form.textProps('subject')} label={labels.subject} autoComplete="off" />
        {/* Keeps its place while it loads, so that the fields below it do not move. */}
        {choices.length === 0 && !isLoading ? null : (
          <Select
            {...form.textProps('eventId')}
            label={t('form.event')}
            hint={t('form.eventHint')}
            placeholder={t('form.noEvent')}
            choices={choices}
            isOptional
          />
        )}
        <TextArea {...form.textProps('message')} label={labels.message} maxCharacters={textLimits.longText} />
        <FormFailure {...form.failureProps} />
        {sentCount === 0 || hasText ? null : (
          <Banner key={sentCount} kind="success">
            <p>{t('form.sent')}</p>
          </Banner>
        )}
        <div>
          <Button type="submit" isBusy={form.isBusy}>
            {t('form.send')}
          </Button>
        </div>
      </FieldSection>
      <UnsavedChangesGuard hasChanges={hasText} />
    </form>
  );
}
