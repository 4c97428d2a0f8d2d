import { useTranslation } from 'react-i18next';
import { useNamedProblems } from '../../model/form/use-named-problems.ts';
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

/** What is wrong with the event, each field by the name that the page gives it. */
export function useSetupProblems(form: SetupForm) {
  const { t } = useTranslation('eventSetup');
  return useNamedProblems(
    form,
    fieldsInPageOrder.map((name) => [name, t(labels[name])]),
  );
}
