import type { AccountInfo } from '@repo/contracts/account/account-info';
import { FormFailure } from '@repo/forms/form-failure';
import { LocationField } from '@repo/places/location-field';
import { UnsavedChangesGuard } from '@repo/shell/unsaved/unsaved-changes-guard';
import { Button } from '@repo/ui/actions/button';
import { UnsavedBar } from '@repo/ui/bars/unsaved-bar';
import { ErrorSummary } from '@repo/ui/fields/error-summary';
import { TextField } from '@repo/ui/fields/text-field';
import { FieldPair } from '@repo/ui/layout/field-pair';
import { FieldSection } from '@repo/ui/layout/field-section';
import { useTranslation } from 'react-i18next';
import classNames from './my-account.module.css';
import { useAccountForm } from './use-account-form.ts';

/** Name, phone number and address of a host (P-R01); another address must be chosen from the suggestions (P-R03). */
export function AccountForm({ info }: { readonly info: AccountInfo }) {
  const { t } = useTranslation('myAccount');
  const { form, labels, location, hasChanges, discard } = useAccountForm(info);
  const { formProps, textProps } = form;
  return (
    <form {...formProps} className={classNames['form']}>
      <ErrorSummary {...form.summary} />
      <FieldSection heading={t('info.heading')} introduction={t('info.introduction')}>
        <FieldPair>
          <TextField {...textProps('firstName')} label={labels.firstName} autoComplete="given-name" />
          <TextField {...textProps('lastName')} label={labels.lastName} autoComplete="family-name" />
        </FieldPair>
        <TextField label={t('fields.email')} hint={t('emailHint')} type="email" value={info.email} readOnly />
        <TextField
          {...textProps('phoneNumber')}
          label={labels.phoneNumber}
          hint={t('phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <LocationField
          id={form.idOf('address')}
          label={labels.address}
          hint={t('addressHint')}
          place={form.values.address}
          location={location}
          error={form.errorAt('address')}
          unchecked={t('addressUnchecked')}
          onLeaveUnchosen={() => void form.fields.checkField('address')}
        />
        <FieldPair>
          <TextField {...textProps('city')} label={labels.city} autoComplete="address-level2" />
          <TextField {...textProps('postalCode')} label={labels.postalCode} autoComplete="postal-code" />
        </FieldPair>
        <FieldPair>
          <TextField {...textProps('province')} label={labels.province} autoComplete="address-level1" />
          <TextField {...textProps('country')} label={labels.country} autoComplete="country-name" />
        </FieldPair>
        <FormFailure {...form.failureProps} />
        <div>
          <Button type="submit" isBusy={form.isBusy}>
            {t('info.save')}
          </Button>
        </div>
      </FieldSection>
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
