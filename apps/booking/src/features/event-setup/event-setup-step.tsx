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
import { SavedNote } from './saved-note.tsx';
import { useSetupForm } from './use-setup-form.ts';

/** The first step: what, when and where (C-R08). */
export function EventSetupStep() {
  const { t } = useTranslation('eventSetup');
  const { form, lists, location, formProps, isWaiting, hasFailedAtNext } = useSetupForm();
  return (
    <form {...formProps} className={classNames['form']}>
      <p className={classNames['introduction']}>{t('introduction')}</p>
      <ErrorSummary {...form.summary} />
      <ListsBanner lists={lists} takesFocus={hasFailedAtNext} />
      <WhatGroup form={form} eventTypes={lists.eventTypes} />
      <WhenGroup form={form} />
      <WhereGroup form={form} location={location} servicedPostalCodes={lists.servicedPostalCodes} />
      <ContactGroup form={form} />
      <ConsentGroup form={form} />
      <div className={classNames['end']}>
        <SavedNote values={form.values} />
        <Button type="submit" isBusy={isWaiting}>
          {t('next')}
        </Button>
      </div>
    </form>
  );
}
