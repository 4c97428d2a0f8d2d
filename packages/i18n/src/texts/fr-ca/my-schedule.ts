import type { mySchedule as english } from '../en-ca/my-schedule.ts';

export const mySchedule: typeof english = {
  loading: 'Chargement de votre horaire',
  save: 'ENREGISTRER',
  week: {
    heading: 'Heures de la semaine',
    introduction:
      'Choisissez quand on peut vous réserver dans une semaine normale. 00:00-02:00 est la nuit qui suit le jour de la colonne : pour samedi, dimanche très tôt.',
    all: 'Tout sélectionner ou désélectionner',
    night: '{{hours}} (nuit suivante)',
    days: { sun: 'dim.', mon: 'lun.', tue: 'mar.', wed: 'mer.', thu: 'jeu.', fri: 'ven.', sat: 'sam.' },
  },
  copy: {
    from: 'Copier les heures de ce jour',
    weekdays: 'Du lundi au vendredi',
    everyDay: 'À tous les jours',
    days: {
      sun: 'Dimanche',
      mon: 'Lundi',
      tue: 'Mardi',
      wed: 'Mercredi',
      thu: 'Jeudi',
      fri: 'Vendredi',
      sat: 'Samedi',
    },
    done: {
      weekdays: 'Du lundi au vendredi, les heures sont maintenant celles de ce jour : {{day}}.',
      everyDay: 'Tous les jours ont maintenant les heures de ce jour : {{day}}.',
    },
  },
  blackout: {
    heading: 'Congés',
    introduction:
      'Choisissez les jours où vous ne pouvez pas travailler. Choisissez un jour de nouveau pour le libérer.',
    none: 'Aucun jour n’est bloqué.',
    date: 'Date',
    start: 'Heure de début',
    end: 'Heure de fin',
    allDay: 'Toute la journée',
    dates: 'du {{from}} au {{to}}',
    remove: 'Retirer',
    removeDate: 'Retirer : {{date}}',
  },
  holiday: {
    title: 'Bloquer le {{date}}',
    whole: 'Bloquer toute la journée',
    wholeHint: 'Avec la nuit qui suit, jusqu’à 2 h.',
    startMinute: 'Heure de début',
    endMinute: 'Heure de fin',
    choose: 'Choisissez une heure',
    cancel: 'Annuler',
    confirm: 'Bloquer',
  },
  travel: {
    heading: 'Distance de déplacement',
    introduction: 'Jusqu’où vous vous déplacez à partir de chez vous.',
    oneHourKm: 'Réservations d’une heure',
    longerKm: 'Réservations de deux heures et plus',
    unit: 'km',
  },
  commitment: {
    title: 'Votre semaine est courte',
    text: 'Vous vous êtes engagé à offrir au moins une plage de {{hours}} heures par semaine. Ouvrez une autre plage entre 08:00 et 23:59.',
  },
  booked: {
    title: 'Vous avez des réservations en dehors de ces heures',
    text: 'Enregistrer n’annule pas ces événements. On vous y attend toujours :',
    event: '{{event}}, {{when}}',
    failed: 'Impossible de comparer cet horaire avec vos réservations.',
  },
  outdated: {
    text: 'Vos changements sont encore ici, mais ils ne sont pas enregistrés. Chargez l’horaire plus récent et perdez vos changements, ou remplacez-le par le vôtre.',
    load: 'Charger le plus récent',
    replace: 'Le remplacer par le mien',
  },
};
