import { useField, useTextField } from '@repo/forms/use-field';
import { Button } from '@repo/ui/actions/button';
import { Select } from '@repo/ui/choices/select';
import { Banner } from '@repo/ui/feedback/banner';
import { TextField } from '@repo/ui/fields/text-field';
import { FieldSection } from '@repo/ui/layout/field-section';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationForm } from '../use-application-form.ts';
import { PhotoField } from './photo-field.tsx';

type WorkSectionProps = Pick<ApplicationForm, 'fields' | 'devices'>;

/** What the applicant works with, and up to three photos (R-R05, R-R06, R-R08). */
export const WorkSection = memo(({ fields, devices }: WorkSectionProps) => {
  const { t } = useTranslation('application');
  const { value: deviceId, ...device } = useField(fields, 'deviceId');
  return (
    <FieldSection heading={t('work.heading')} introduction={t('work.introduction')}>
      <TextField
        {...useTextField(fields, 'instagramHandle')}
        label={t('work.instagramHandle')}
        hint={t('work.instagramHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Select
        {...device}
        label={t('work.deviceId')}
        placeholder={t('work.chooseDevice')}
        value={deviceId ?? ''}
        choices={(devices.data ?? []).map(({ id, deviceName }) => ({ value: String(id), label: deviceName }))}
        onChange={({ target }) => fields.set({ deviceId: target.value === '' ? null : Number(target.value) })}
      />
      {devices.isError && devices.data === undefined ? (
        <Banner
          kind="danger"
          title={t('work.devicesFailed')}
          actions={
            <Button look="secondary" size="small" icon="retry" onClick={() => void devices.refetch()}>
              {t('work.retry')}
            </Button>
          }
        >
          {t('work.devicesFailedText')}
        </Banner>
      ) : null}
      <PhotoField fields={fields} />
    </FieldSection>
  );
});
