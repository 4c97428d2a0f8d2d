import { deliveryLimits, scheduleLimits, textLimits } from '@repo/domain/limits';
import { useField, useTextField } from '@repo/forms/use-field';
import { Checkbox } from '@repo/ui/choices/checkbox';
import { TextArea } from '@repo/ui/fields/text-area';
import { TextField } from '@repo/ui/fields/text-field';
import { FieldSection } from '@repo/ui/layout/field-section';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { questionNames } from '../application-values.ts';
import type { ApplicationForm } from '../use-application-form.ts';

type WordsSectionProps = Pick<ApplicationForm, 'fields'>;

const hours = scheduleLimits.weeklyCommitmentHours;

/** The four questions, the referral, and the agreement to the job role (R-R07, R-R09, R-R11). */
export const WordsSection = memo(({ fields }: WordsSectionProps) => {
  const { t } = useTranslation('application');
  const { value: hasAgreed, ...agreement } = useField(fields, 'hasAgreed');
  return (
    <FieldSection heading={t('words.heading')} introduction={t('words.introduction')}>
      {questionNames.map((name) => (
        <Question key={name} fields={fields} name={name} />
      ))}
      <TextField
        {...useTextField(fields, 'referralName')}
        label={t('words.referralName')}
        hint={t('words.referralHint')}
        isOptional
        autoComplete="off"
      />
      <Checkbox
        {...agreement}
        required
        label={t('words.agreement', { hours, ready: deliveryLimits.galleryReadyHours })}
        checked={hasAgreed}
        onChange={({ target }) => fields.set({ hasAgreed: target.checked })}
      />
    </FieldSection>
  );
});

type QuestionProps = WordsSectionProps & { readonly name: (typeof questionNames)[number] };

function Question({ fields, name }: QuestionProps) {
  const { t } = useTranslation('application');
  return (
    <TextArea
      {...useTextField(fields, name)}
      maxCharacters={textLimits.longText}
      label={t(`words.${name}.label`)}
      hint={t(`words.${name}.hint`, { hours })}
    />
  );
}
