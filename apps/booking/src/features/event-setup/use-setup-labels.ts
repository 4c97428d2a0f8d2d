import { useTranslation } from 'react-i18next';
import type { FormField } from './setup-codes.ts';

/** Returns the labels of the fields that rules can complain about, in the order of the page. */
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
