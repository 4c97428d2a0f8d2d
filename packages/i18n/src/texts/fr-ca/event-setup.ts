import { bookingLimits, textLimits } from '@repo/domain/limits';
import type { eventSetup as english } from '../en-ca/event-setup.ts';

export const eventSetup: typeof english = {
  introduction:
    'Parlez-nous de votre événement, et nous vous montrerons les {{products}} disponibles. Comptez environ trois minutes.',
  next: 'Suivant',
  saved: 'Enregistré sur cet appareil',
  lists: {
    title: 'Une partie du formulaire n’a pas pu être chargée',
    explanation:
      'Il nous faut les types d’événement et les secteurs desservis pour continuer. Ce que vous avez saisi est conservé.',
    retry: 'Réessayer',
  },
  what: {
    heading: 'Quel est l’événement?',
    introduction: 'Votre {{product}} lira ceci avant le jour venu.',
    eventName: 'Nom de l’événement',
    eventNameHint: 'Comme sur une invitation, par exemple « Les 30 ans de Maya ».',
    eventType: 'Type d’événement',
    choose: 'Choisir…',
    shotList: 'Liste de photos',
    shotListHint:
      'Ce que nous photographions d’habitude à ce genre d’événement. Ajoutez vos souhaits dans les remarques.',
    shotListFailed: 'La liste de photos n’a pas pu être chargée. Vous pouvez continuer sans elle.',
    additionalNotes: 'Remarques supplémentaires',
    notesHint: 'Surprises, personnes à ne pas oublier, tenue souhaitée.',
    notesRequiredHint: 'Dites-nous de quel genre d’événement il s’agit et ce qui compte le plus.',
  },
  when: {
    heading: 'Quand a-t-il lieu?',
    introduction:
      'Toutes les heures sont celles de Toronto. Votre {{product}} peut commencer avant ou après l’arrivée de vos invités.',
    eventDate: 'Date de l’événement',
    eventDateHint: `À partir de demain, jusqu’à ${bookingLimits.latestMonthsAhead} mois à l’avance.`,
    eventStart: 'Heure de début de l’événement',
    eventStartHint: 'L’arrivée de vos invités, à l’heure de Toronto.',
    providerStart: 'Heure de début de votre {{product}}',
    providerStartHint: 'Quand votre {{product}} doit commencer, à l’heure de Toronto.',
    duration: 'Durée',
    durationHint: 'Le temps que votre {{product}} reste sur place.',
    hours_one: '{{count}} heure',
    hours_other: '{{count}} heures',
    arrival: 'Votre {{product}} arrive à {{from}} et reste jusqu’à {{until}}',
  },
  where: {
    heading: 'Où a-t-il lieu?',
    introduction: 'Nous desservons certaines villes du Grand Toronto.',
    location: 'Lieu de l’événement',
    locationHint:
      'Commencez à écrire, puis choisissez une adresse dans la liste : nous vérifierons si le secteur est desservi.',
    apartment: 'Appartement',
    apartmentHint: 'Bureau, étage, sonnette ou salle.',
    unchecked: 'Nous n’avons pas pu vérifier cette adresse. Choisissez-la de nouveau dans un instant.',
    contactUs: 'Aller à Nous joindre',
    served: 'Ce secteur est desservi.',
  },
  contact: {
    heading: 'Qui sera sur place?',
    introduction: 'Pour que votre {{product}} vous trouve facilement le jour venu.',
    contactName: 'Nom de la personne-ressource',
    contactNameHint: 'La personne que votre {{product}} demande en arrivant.',
    contactNumber: 'Numéro de téléphone',
    contactNumberHint: `${textLimits.phoneDigits.from} ou ${textLimits.phoneDigits.to} chiffres, par exemple 416 555-0199.`,
  },
  consents: {
    heading: 'Votre accord',
    introduction: 'Les deux premiers sont obligatoires pour réserver. Les autres sont facultatifs.',
    questions: 'Des questions avant de continuer? <contact>Écrivez-nous</contact>.',
    terms: 'J’accepte les <terms>conditions d’utilisation</terms>.',
    termsName: 'Conditions d’utilisation',
    privacy: 'J’ai lu et j’accepte la <privacy>politique de confidentialité</privacy>.',
    privacyName: 'Politique de confidentialité',
  },
};
