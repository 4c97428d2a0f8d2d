import { useTranslation } from 'react-i18next';
import { fieldsInPageOrder } from './setup-codes.ts';
import type { FormField } from './setup-codes.ts';
import type { SetupForm } from './use-setup-form.ts';

/** How the page calls the fields that a rule can complain about. */
const labels = {
  eventName: 'what.eventName',
  eventTypeId: 'what.eventType',
  additionalNotes: 'what.additionalNotes',
  eventDate: 'when.eventDate',
  eventStartMinute: 'when.eventStart',
  providerStartMinute: 'when.providerStart',
  durationHours: 'when.duration',
  location: 'where.location',
  apartment: 'where.apartment',
  contactName: 'contact.contactName',
  contactPhone: 'contact.contactNumber',
  hasAcceptedTerms: 'consents.termsName',
  hasAcceptedPrivacy: 'consents.privacyName',
  isMarketingAllowed: 'consents.heading',
  isGallerySharingAllowed: 'consents.heading',
} as const satisfies Record<FormField, string>;

/** What is wrong, in the order of the page. Several fields complain in the same words, so each is named (S1§5). */
export function useSetupProblems(form: SetupForm) {
  const { t } = useTranslation('eventSetup');
  return fieldsInPageOrder.flatMap((name) => {
    const problem = form.errorAt(name);
    if (problem === undefined) return [];
    return [{ fieldId: form.idOf(name), message: t('problemAt', { field: t(labels[name]), problem }) }];
  });
}
