import type { bookingCart as english } from '../en-ca/booking-cart.ts';

export const bookingCart: typeof english = {
  table: 'Dans votre panier',
  columns: {
    name: 'Nom',
    event: 'Événement',
    date: 'Date',
    startTime: 'Heure de début',
    duration: 'Durée',
    hourlyRate: 'Tarif horaire',
    quantity: 'Quantité',
    total: 'Total',
    remove: 'Retirer',
  },
  recap: 'Récap (vidéo)',
  extension: 'Prolongation : {{name}}',
  tip: 'Pourboire : {{name}}',
  hoursTimesRate_one: '{{count}} heure × {{rate}}',
  hoursTimesRate_other: '{{count}} heures × {{rate}}',
  piecesTimesPrice_one: '{{count}} récap × {{rate}}',
  piecesTimesPrice_other: '{{count}} récaps × {{rate}}',
  minimumHours: 'Une réservation plus courte est facturée comme {{count}} heures.',
  remove: 'Retirer {{name}}',
  removed: '« {{name}} » retiré du panier. Annuler?',
  undo: 'Annuler',
  totals: {
    heading: 'Totaux',
    fee: 'Tarif',
    discount: 'Rabais',
    discountOf: 'Code {{code}}',
    remainingBalance: 'Solde restant',
    remainingBalanceHint: 'Reste sur votre carte-cadeau pour votre prochaine réservation.',
    subtotal: 'Sous-total',
    serviceFee: 'Frais de service {{percent}}',
    tax: 'Taxe {{percent}}',
    tips: 'Pourboires',
    total: 'Total',
    explanation:
      'Les frais de service couvrent la recherche de votre {{product}}, le paiement sécurisé et l’assistance. La TVH s’applique au sous-total et aux frais de service.',
    tipsExplanation: 'Les pourboires sont sans frais ni taxe. Votre {{product}} reçoit le plein montant.',
  },
  promo: {
    ask: 'Vous avez un code promotionnel?',
    code: 'Code promotionnel ou carte-cadeau',
    apply: 'Appliquer le coupon',
    applied: 'Le code {{code}} est appliqué.',
    remove: 'Retirer le code {{code}}',
    guestHint: 'Nous vous demanderons d’abord de vous connecter.',
  },
  back: 'Retour',
  addRecap: 'Ajouter un récap',
  checkOut: 'Passer à la caisse - Payer {{amount}}',
  checkOutFree: 'Passer à la caisse - Rien à payer',
  checkOutHint:
    'Vous payez sur la page sécurisée de notre fournisseur de paiement. D’ici là, votre panier reste tel quel.',
  blocked: {
    noProvider: 'Choisissez d’abord un {{product}} : c’est lui qui filmera le récap.',
    noneOfDraft: 'Choisissez au moins un des {{products}} proposés.',
    priceNotFinal: 'Un instant : nous vérifions le prix.',
    priceFailed: 'Le prix n’a pas pu être vérifié. Veuillez réessayer.',
    unfinishedRecap:
      'Il manque des renseignements sur votre récap. Complétez-le ou retirez-le de votre panier.',
    toRecap: 'Aller à votre récap',
    incomplete:
      'Il manque des renseignements sur votre événement. Revenez à la première étape et continuez à partir de là.',
    toSetup: 'Aller à la première étape',
    tooSmall:
      'Le paiement minimal par carte est de {{minimum}}. Ajoutez une heure, un {{product}} ou un récap, ou retirez le code.',
    choose: 'Choisir un {{product}}',
  },
  failure: {
    heading: 'Le paiement n’a pas pu commencer',
    nothingCharged: 'Rien n’a été débité, et votre panier est intact.',
    taken:
      'Cette plage horaire de {{names}} vient d’être réservée. Si vous l’avez réservée dans une autre fenêtre, votre événement se trouve dans Mon compte. Si vous n’avez pas terminé le paiement, elle se libère d’ici {{minutes}} minutes. Sinon, choisissez un autre {{product}} ou un autre moment pour votre événement.',
    paidBefore:
      'Votre dernier paiement a été accepté, et votre événement se trouve dans Mon compte. Ce que contient maintenant le panier serait une autre réservation. Si vous la voulez aussi, passez de nouveau à la caisse.',
    priceHeading: 'Le prix a changé',
    priceChanged:
      'Votre réservation coûte maintenant {{total}}. Si cela vous convient, passez de nouveau à la caisse.',
    codeForgotten:
      'Veuillez entrer de nouveau le code {{code}}. Un code reste dans le panier pendant une journée, et seulement pour le compte qui l’a entré.',
    enterAgain: 'Entrer {{code}} de nouveau',
    myAccount: 'Mon compte',
    backToSelection: 'Retour à la sélection',
    tryAgain: 'Réessayer',
  },
  empty: {
    title: 'Le panier est vide',
    text: 'Choisissez un {{product}} pour votre événement : le total s’affichera ici.',
    toBooking: 'Revenir à votre réservation',
    toDashboard: 'Mes événements',
    book: 'RÉSERVER',
  },
  draft: {
    heading: '{{products}} proposés',
    introduction:
      'Ces {{products}} pourraient venir à « {{event}} ». Choisissez ceux que vous voulez réserver.',
    none: 'Nous cherchons encore un {{product}} pour votre événement. Nous vous écrirons dès que nous en aurons trouvé un.',
    add: 'Réserver {{name}}',
    perHour: '{{rate}} l’heure',
    loginTitle: 'Connectez-vous pour voir votre événement',
    loginText: 'Votre événement et les {{products}} proposés se trouvent dans votre compte.',
    login: 'Se connecter',
    loading: 'Chargement de votre événement…',
    gone: 'Cet événement n’est plus en attente d’une réservation',
    goneText:
      'Il a été réservé ou retiré, ou il appartient à un autre compte. Vos événements se trouvent dans Mon compte.',
  },
  rating: 'Note de {{rating, number}} sur 5',
};
