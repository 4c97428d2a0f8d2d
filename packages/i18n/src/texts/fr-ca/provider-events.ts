import type { providerEvents as english } from '../en-ca/provider-events.ts';

export const providerEvents: typeof english = {
  loading: 'Chargement de vos événements',
  tabsLabel: 'Mes événements',
  tabs: { upcoming: 'Événements À VENIR', completed: 'Événements terminés' },
  notFound: 'L’événement de votre lien n’est pas parmi les vôtres. Il a peut-être été annulé.',
  moved: '« {{event}} » est maintenant sous {{list}}.',
  openMoved: 'Ouvrir « {{event}} »',
  empty: 'Vous n’avez aucun événement pour le moment.',
  emptyHint: {
    upcoming: 'Un événement s’affiche ici dès que vous acceptez sa demande.',
    completed: 'Un événement s’affiche ici dès que vous avez noté votre départ.',
  },
  storedAt: 'Mis à jour {{time}}',
  state: { checkIn: 'Arrivée notée', checkOut: 'Départ noté', waits: 'En attente d’envoi' },
  facts: {
    type: 'Type d’événement',
    host: 'Hôte',
    date: 'Date',
    duration: 'Durée',
    start: 'Début',
    providerStart: 'Heure d’arrivée du {{product}}',
    shots: 'Liste de photos',
    address: 'Adresse',
    canShare: 'Le {{product}} peut partager la galerie avec les invités',
    contactName: 'Contact sur place',
    phone: 'Numéro de téléphone',
    pay: 'Vous gagnez environ',
  },
  yes: 'Oui',
  no: 'Non',
  extended: '{{duration}}, prolongée de {{extra}}',
  payHint: 'Avant les pourboires, les frais et les taxes',
  map: 'Ouvrir dans une carte',
  shots: {
    heading: 'Photos à prendre',
    hint: 'Vos coches restent sur cet appareil.',
    ticked: '{{done}} sur {{all}}',
  },
  calendar: 'Ajouter au calendrier',
  actions: {
    checkIn: 'NOTER L’ARRIVÉE',
    checkOut: 'NOTER LE DÉPART',
    gallery: 'GALERIE',
    details: 'DÉTAILS DE L’ÉVÉNEMENT',
    messages: 'MESSAGERIE',
    recap: 'VOIR LE BRIEF DU RÉCAP',
  },
  hints: {
    checkIn: 'À votre arrivée',
    checkOut: 'Quand vous avez terminé',
    details: 'Ce que l’hôte nous a dit',
    gallery: 'Téléverser des photos et des vidéos',
    recap: 'Ce que l’hôte veut y voir',
  },
  reasons: {
    checkIn: 'Arrivée notée le {{time}}.',
    checkOut: 'Départ noté le {{time}}.',
    checkInWaits: 'Arrivée notée le {{time}}. Nous l’enverrons quand vous serez de nouveau en ligne.',
    checkOutWaits: 'Départ noté le {{time}}. Nous l’enverrons quand vous serez de nouveau en ligne.',
    checkInFirst: 'Notez d’abord votre arrivée.',
    galleryClosed: 'Elle s’ouvre quand vous notez votre arrivée.',
    messagesLater: 'La messagerie n’est pas encore ouverte.',
  },
  offlineCheck:
    'Vous êtes hors ligne. Nous notons l’heure maintenant et l’enverrons dès que vous serez de nouveau en ligne.',
  checkIn: {
    title: 'Noter votre arrivée à « {{event}} »?',
    text: 'Nous notons que vous êtes sur place. Il est {{time}}, et vous commencez à {{start}}.',
    textEarly: 'Nous notons que vous êtes sur place dès maintenant, à {{time}}.',
    early:
      'Vous êtes en avance : vous commencez le {{start}}. Notez votre arrivée seulement une fois sur place.',
    confirm: 'Noter l’arrivée',
    cancel: 'Pas encore',
  },
  checkOut: {
    title: 'Noter votre départ de « {{event}} »?',
    text: 'Avez-vous fini d’envoyer tous les contenus dans la galerie? Appuyez sur OK pour noter votre départ, ou sur Annuler pour revenir et terminer l’envoi.',
    early:
      'Vous êtes réservé jusqu’au {{end}}. Ne notez votre départ qu’une fois le travail fini : c’est définitif.',
    confirm: 'OK',
    cancel: 'Annuler',
  },
  notes: {
    next: { checkIn: 'Ouvrir la galerie', checkOut: 'Ouvrir l’événement' },
    checkIn: 'Arrivée à « {{event}} » notée à {{time}}. Bon événement!',
    checkOut:
      'Départ de « {{event}} » noté à {{time}}. L’événement est maintenant parmi les événements terminés.',
    checkInWaits:
      'Vous êtes hors ligne. Votre arrivée à « {{event}} » est notée à {{time}}. Nous l’enverrons dès que vous serez de nouveau en ligne.',
    checkOutWaits:
      'Vous êtes hors ligne. Votre départ de « {{event}} » est noté à {{time}}. Nous l’enverrons dès que vous serez de nouveau en ligne.',
    refused: '« {{event}} » : {{problem}}',
  },
  notCheckedOut: {
    created:
      'Cet événement est passé, et vous n’avez noté ni arrivée ni départ. Notez les deux pour qu’il puisse être terminé.',
    checkIn:
      'Cet événement est passé, et votre départ n’est pas noté. Notez-le pour que l’événement puisse être terminé.',
  },
  details: {
    title: 'Détails de l’événement',
    loading: 'Chargement des détails de l’événement',
    none: 'Aucun détail...',
  },
  recap: {
    title: 'Brief du récap',
    loading: 'Chargement du brief du récap',
    quantity: 'Quantité',
    logo: 'Lien du logo',
    musicFile: 'Lien du fichier de musique',
    music: 'Musique',
    orientation: 'Orientation',
    type: 'Type de récap',
    vision: 'Vision du récap',
    none: 'Ce récap n’a pas de brief.',
  },
};
