import type { eventQuestions as english } from '../en-ca/event-questions.ts';

export const eventQuestions: typeof english = {
  heading: 'Parlez-nous de votre événement',
  introduction:
    'Votre {{product}} lit ces réponses avant l’événement. Quelques mots suffisent, et vous pourrez les modifier plus tard.',
  questions: {
    eventQuestion1: {
      label: 'Qui sera présent?',
      hint: 'Par exemple : une quarantaine de personnes, surtout la famille, et ma grand-mère qui fête ses 90 ans.',
    },
    eventQuestion2: {
      label: 'Quels moments et quel style comptent le plus pour vous?',
      hint: 'Par exemple : les discours et le gâteau, des moments pris sur le vif plutôt que des poses.',
    },
    eventQuestion3: {
      label: 'Y a-t-il quelque chose ou quelqu’un à ne pas photographier?',
      hint: 'Par exemple : pas de flash pendant la cérémonie, pas de gros plans des enfants.',
    },
    eventQuestion4: {
      label: 'Y a-t-il autre chose que votre {{product}} devrait savoir pour le jour même?',
      hint: 'Par exemple : stationnement derrière la salle, demander Sam à l’entrée, tout le monde s’habille en blanc.',
    },
  },
  back: 'Retour',
  continue: 'Continuer la réservation',
};
