import type { site as english } from '../en-ca/site.ts';

export const site: typeof english = {
  terms: {
    title: 'Conditions d’utilisation',
    text: 'Ces conditions vous lient à {{company}}. Vous réservez un {{product}} à l’heure, dans le Grand Toronto.\n\nLes prix sont en dollars canadiens. Chaque réservation comporte des frais de service de {{fee}} et la TVH de {{tax}}. Vous payez par carte à la fin de la commande, et le total est affiché avant le paiement.\n\nUne réservation payée est une demande. Si un {{product}} refuse, ne répond pas à temps ou ne peut pas venir, ce que vous avez payé pour lui vous est remboursé en entier.\n\nVous pouvez annuler jusqu’à {{notice}} heures avant le début. Avec un préavis de {{full}} heures ou plus, tout est remboursé. Avec un préavis plus court, {{part}} de chaque ligne et de sa taxe est remboursé, mais pas les frais de service.\n\nGardez votre mot de passe pour vous, donnez des renseignements exacts et téléversez seulement des fichiers que vous avez le droit d’utiliser.',
  },
  privacy: {
    title: 'Politique de confidentialité',
    text: '{{company}} conserve ce que vous nous donnez pour vos réservations : votre nom, votre courriel et votre numéro de téléphone, les détails de vos événements, vos messages et vos fichiers. Votre {{product}} voit ce qu’il lui faut pour faire son travail.\n\nLes cartes sont traitées par notre fournisseur de paiement. Nous ne voyons et ne conservons jamais les numéros de carte.\n\nCe que vous saisissez avant d’avoir un compte reste sur votre appareil. Les rapports d’erreurs et les statistiques d’utilisation ne sont envoyés que si vous l’acceptez, et vous pouvez changer d’avis au bas de chaque page.\n\nNous ne vendons pas de renseignements personnels. Écrivez-nous pour voir, corriger ou supprimer ce que nous avons sur vous.',
  },
  contactUs: {
    title: 'Nous joindre',
    text: 'Vous pouvez joindre {{company}} par courriel.\n\nRépondez à n’importe quel courriel que nous vous avons envoyé, et indiquez le numéro de votre événement s’il s’agit d’une réservation.\n\nVous n’avez pas encore reçu de courriel de notre part? Créez un compte : vous pourrez aussi répondre au courriel de confirmation.',
  },
  faq: {
    title: 'Questions et réponses',
    text: 'Comment réserver? Parlez-nous de votre événement, choisissez qui vous plaît et payez par carte. Vous pouvez regarder sans compte.\n\nCombien ça coûte? Chaque {{product}} a un tarif à l’heure. Des frais de service de {{fee}} et la TVH de {{tax}} s’y ajoutent, et le total est affiché avant le paiement.\n\nPuis-je annuler? Oui, jusqu’à {{notice}} heures avant le début, et avec un remboursement complet jusqu’à {{full}} heures avant.\n\nQuand aurai-je mes photos? Votre galerie est prête dans les {{ready}} heures qui suivent votre événement.',
  },
  ourStory: {
    title: 'Notre histoire',
    text: 'On fait de belles photos avec le téléphone qu’on a dans sa poche. {{company}} amène à votre événement des gens qui le font bien, à l’heure, dans le Grand Toronto.',
  },
  business: {
    title: 'Pour les entreprises',
    text: 'Inaugurations, journées d’équipe, lancements : les entreprises réservent comme tout le monde et reçoivent une facture avec la TVH pour chaque réservation.',
  },
  community: {
    title: 'Communauté',
    text: 'Bienvenue à toutes les personnes qui prennent des photos avec {{company}} ou qui ont posé leur candidature.\n\nLa communauté n’a pas encore de lieu de rencontre. Vous avez une question? Répondez au courriel au sujet de votre candidature.',
  },
};
