import { Icon } from '@repo/ui/icon';
import { useTranslation } from 'react-i18next';
import { emptyEventForm } from '../../model/store/event-form.ts';
import type { EventFormValues } from '../../model/store/event-form.ts';
import classNames from './event-setup.module.css';

/** Nobody has to fear for what they have typed; it is read once and then stays as it is. */
export function SavedNote({ values }: { readonly values: EventFormValues }) {
  const { t } = useTranslation('eventSetup');
  return (
    <p role="status" className={classNames['saved']}>
      {values === emptyEventForm ? null : (
        <>
          <Icon name="check-circle" />
          {t('saved')}
        </>
      )}
    </p>
  );
}
