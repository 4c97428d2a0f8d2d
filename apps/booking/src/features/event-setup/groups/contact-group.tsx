import { TextField } from '@repo/ui/fields/text-field';
import { useTranslation } from 'react-i18next';
import { formPart } from '../../../model/form/use-step-form.ts';
import type { SetupForm } from '../use-setup-form.ts';
import classNames from './groups.module.css';
import { SetupGroup } from './setup-group.tsx';

function Contact({ form }: { readonly form: SetupForm }) {
  const { t } = useTranslation('eventSetup');
  return (
    <SetupGroup heading={t('contact.heading')} introduction={t('contact.introduction')}>
      <div className={classNames['pair']}>
        <TextField
          {...form.textProps('contactName')}
          label={t('contact.contactName')}
          hint={t('contact.contactNameHint')}
          isOptional
          autoComplete="name"
        />
        <TextField
          {...form.textProps('contactPhone')}
          type="tel"
          label={t('contact.contactNumber')}
          hint={t('contact.contactNumberHint')}
          isOptional
          autoComplete="tel"
        />
      </div>
    </SetupGroup>
  );
}

/** Whom the provider looks for on arrival. */
export const ContactGroup = formPart(['contactName', 'contactPhone'], Contact);
