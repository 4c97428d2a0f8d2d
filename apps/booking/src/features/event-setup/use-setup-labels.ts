import { useTranslation } from 'react-i18next';
import type { FormField } from './setup-codes.ts';

/** How the page calls the fields that a rule can complain about, in its order. */
export function useSetupLabels() {
  const { t } = useTranslation('eventSetup');
  return () =>
    ({
      eventName: t('what.eventName'),
      eventTypeId: t('what.eventType'),
      additionalNotes: t('what.additionalNotes'),
      eventDate: t('when.eventDate'),
      eventStartMinute: t('when.eventStart'),
      providerStartMinute: t('when.providerStart'),
      durationHours: t('when.duration'),
      location: t('where.location'),
      apartment: t('where.apartment'),
      contactName: t('contact.contactName'),
      contactPhone: t('contact.contactNumber'),
      hasAcceptedTerms: t('consents.termsName'),
      hasAcceptedPrivacy: t('consents.privacyName'),
    }) satisfies Partial<Record<FormField, string>>;
}
