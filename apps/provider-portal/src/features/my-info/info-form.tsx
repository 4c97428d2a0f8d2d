import type { ProviderInfo } from '@repo/contracts/profiles/provider-info';
import { textLimits } from '@repo/domain/limits';
import { FormFailure } from '@repo/forms/form-failure';
import { LocationField } from '@repo/places/location-field';
import { UnsavedChangesGuard } from '@repo/shell/unsaved/unsaved-changes-guard';
import { Button } from '@repo/ui/actions/button';
import { UnsavedBar } from '@repo/ui/bars/unsaved-bar';
import { ErrorSummary } from '@repo/ui/fields/error-summary';
import { TextField } from '@repo/ui/fields/text-field';
import { FieldPair } from '@repo/ui/layout/field-pair';
import { useTranslation } from 'react-i18next';
import classNames from './my-info.module.css';
import { useInfoForm } from './use-info-form.ts';

/** Name, address and contacts of a provider; the address must be chosen from the suggestions (Y-R01). */
export function InfoForm({ info }: { readonly info: ProviderInfo }) {
  const { t } = useTranslation('myInfo');
  const { form, labels, location, hasChanges, discard } = useInfoForm(info);
  const { formProps, textProps } = form;
  const phone = { type: 'tel', inputMode: 'tel', hint: t('phoneHint') } as const;
  return (
    <form {...formProps} className={classNames['form']}>
      <ErrorSummary {...form.summary} />
      <FieldPair>
        <TextField {...textProps('firstName')} label={labels.firstName} autoComplete="given-name" />
        <TextField {...textProps('lastName')} label={labels.lastName} autoComplete="family-name" />
      </FieldPair>
      <TextField label={t('fields.email')} hint={t('emailHint')} type="email" value={info.email} readOnly />
      <LocationField
        id={form.idOf('home')}
        label={labels.home}
        hint={t('homeHint')}
        place={form.values.home}
        location={location}
        error={form.errorAt('home')}
        unchecked={t('homeUnchecked')}
        onLeaveUnchosen={() => void form.fields.checkField('home')}
      />
      <TextField {...textProps('phoneNumber')} {...phone} label={labels.phoneNumber} autoComplete="tel" />
      <TextField
        {...textProps('emergencyContactName')}
        label={labels.emergencyContactName}
        autoComplete="off"
      />
      <TextField
        {...textProps('emergencyContactNumber')}
        {...phone}
        label={labels.emergencyContactNumber}
        autoComplete="off"
      />
      <TextField
        {...textProps('hstNumber')}
        label={labels.hstNumber}
        hint={t('hstHint', { count: textLimits.hstNumber })}
        isOptional
        autoComplete="off"
      />
      <FormFailure {...form.failureProps} />
      <div>
        <Button type="submit" isBusy={form.isBusy}>
          {t('save')}
        </Button>
      </div>
      <UnsavedBar
        hasChanges={hasChanges}
        isSaving={form.isBusy}
        onSave={() => formProps.ref.current?.requestSubmit()}
        onDiscard={discard}
      />
      <UnsavedChangesGuard hasChanges={hasChanges} />
    </form>
  );
}
