import { Button } from '@repo/ui/actions/button';
import { ErrorSummary } from '@repo/ui/fields/error-summary';
import { useTranslation } from 'react-i18next';
import classNames from './event-setup.module.css';
import { ConsentGroup } from './groups/consent-group.tsx';
import { ContactGroup } from './groups/contact-group.tsx';
import { WhatGroup } from './groups/what-group.tsx';
import { WhenGroup } from './groups/when-group.tsx';
import { WhereGroup } from './groups/where-group.tsx';
import { ListsBanner } from './lists-banner.tsx';
import { SetupSavedNote } from './setup-saved-note.tsx';
import { useSetupForm } from './use-setup-form.ts';

/** The first step: the type, time and place of the event (C-R08). */
export function EventSetupStep() {
  const { t } = useTranslation('eventSetup');
  const { form, lists, location, formProps, isWaiting, hasFailedAtNext } = useSetupForm();
  return (
    <form {...formProps} className={classNames['form']}>
      <p className={classNames['introduction']}>{t('introduction')}</p>
      <ErrorSummary {...form.summary} />
      <ListsBanner lists={lists} takesFocus={hasFailedAtNext} />
      <WhatGroup fields={form.fields} eventTypes={lists.eventTypes} />
      <WhenGroup fields={form.fields} />
      <WhereGroup fields={form.fields} location={location} servicedPostalCodes={lists.servicedPostalCodes} />
      <ContactGroup fields={form.fields} />
      <ConsentGroup fields={form.fields} />
      <div className={classNames['end']}>
        <SetupSavedNote values={form.values} />
        <Button type="submit" isBusy={isWaiting}>
          {t('next')}
        </Button>
      </div>
    </form>
  );
}
