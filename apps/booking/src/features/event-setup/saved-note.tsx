import { Icon } from '@repo/ui/icon';
import { useTranslation } from 'react-i18next';
import { emptyEventForm } from '../../model/store/event-form.ts';
import type { EventFormValues } from '../../model/store/event-form.ts';
import { fieldsInPageOrder } from './setup-codes.ts';
import classNames from './event-setup.module.css';

const fieldsOfForm = [...fieldsInPageOrder, 'isMarketingAllowed', 'isGallerySharingAllowed'] as const;
/** What comes back from the device is equal to an empty form and not the same, so it is asked for its content. */
const textOf = (values: EventFormValues): string => JSON.stringify(fieldsOfForm.map((name) => values[name]));
const untouched = textOf(emptyEventForm);

/** Nobody has to fear for what they have typed; it is read once and then stays as it is. */
export function SavedNote({ values }: { readonly values: EventFormValues }) {
  const { t } = useTranslation('eventSetup');
  return (
    <p role="status" className={classNames['saved']}>
      {textOf(values) === untouched ? null : (
        <>
          <Icon name="check-circle" />
          {t('saved')}
        </>
      )}
    </p>
  );
}
