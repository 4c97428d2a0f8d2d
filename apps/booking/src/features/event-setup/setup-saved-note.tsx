import { SavedNote } from '@repo/ui/indicators/saved-note';
import { useTranslation } from 'react-i18next';
import { emptyEventForm } from '../../model/store/event-form.ts';
import type { EventFormValues } from '../../model/store/event-form.ts';
import { fieldsInPageOrder } from './setup-codes.ts';

const fieldsOfForm = [...fieldsInPageOrder, 'isMarketingAllowed', 'isGallerySharingAllowed'] as const;
/** Compared as text: a stored form is equal to an empty one, but not the same object. */
const textOf = (values: EventFormValues): string => JSON.stringify(fieldsOfForm.map((name) => values[name]));
const untouched = textOf(emptyEventForm);

/** Says that the entries are saved, once there are any. */
export function SetupSavedNote({ values }: { readonly values: EventFormValues }) {
  const { t } = useTranslation('eventSetup');
  return <SavedNote>{textOf(values) === untouched ? undefined : t('saved')}</SavedNote>;
}
