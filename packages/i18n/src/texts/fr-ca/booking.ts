import type { booking as english } from '../en-ca/booking.ts';

export const booking: typeof english = {
  home: {
    heading: 'Votre événement en photos, par quelqu’un de votre quartier',
    introduction:
      'Les {{products}} photographient et filment avec leur téléphone dans le Grand Toronto, à l’heure.',
    book: 'Réserver un événement',
    bookHint: 'Vous pouvez explorer et remplir un panier sans compte.',
    howHeading: 'Comment ça marche',
    how: {
      tell: {
        heading: 'Parlez-nous de votre événement',
        text: 'Quoi, quand et où. Nous desservons le Grand Toronto.',
      },
      reserve: {
        heading: 'Réservez qui vous plaît',
        text: 'Portfolios, avis et prix complet. À partir de {{price}} pour {{hours}} heures, avant la TVH.',
      },
      enjoy: {
        heading: 'Recevez votre galerie',
        text: 'Vos photos sont prêtes dans les {{ready}} heures suivant l’événement. Ajoutez une courte vidéo si vous le souhaitez.',
      },
    },
    refundNote:
      'Vous payez par carte à la réservation, puis votre {{product}} doit accepter. S’il ne peut pas venir, nous remboursons tout ce que vous avez payé pour sa présence. Vous pouvez annuler avec un remboursement complet jusqu’à {{full}} heures avant l’arrivée de votre {{product}}, ou avec un remboursement de {{percent}}, sans les frais de service, jusqu’à {{last}} heures avant.',
  },
};
