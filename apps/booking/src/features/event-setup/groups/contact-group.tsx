import { useTextField } from '@repo/forms/use-field';
import { TextField } from '@repo/ui/fields/text-field';
import { FieldSection } from '@repo/ui/layout/field-section';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SetupFields } from '../use-setup-form.ts';
import classNames from './groups.module.css';

/** The contact person on site. */
export const ContactGroup = memo(({ fields }: { readonly fields: SetupFields }) => {
  const { t } = useTranslation('eventSetup');
  return (
    <FieldSection heading={t('contact.heading')} introduction={t('contact.introduction')}>
      <div className={classNames['pair']}>
        <TextField
          {...useTextField(fields, 'contactName')}
          label={t('contact.contactName')}
          hint={t('contact.contactNameHint')}
          isOptional
          autoComplete="name"
        />
        <TextField
          {...useTextField(fields, 'contactPhone')}
          type="tel"
          label={t('contact.contactNumber')}
          hint={t('contact.contactNumberHint')}
          isOptional
          autoComplete="tel"
        />
      </div>
    </FieldSection>
  );
});
