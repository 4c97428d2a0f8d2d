import type { gallery as english } from '../en-ca/gallery.ts';

export const gallery: typeof english = {
  loading: 'Chargement de la galerie',
  tabs: { label: 'Galerie', image: 'Images', video: 'Vidéos', recap: 'Récap(s)' },
  names: {
    image: 'Photo {{number}} sur {{total}}, par {{name}}',
    video: 'Vidéo {{number}} sur {{total}}, par {{name}}',
    recap: 'Récap {{number}} sur {{total}}, par {{name}}',
  },
  states: {
    locked: 'verrouillé',
    favourite: 'favori',
    working: 'en préparation',
    broken: 'impossible à afficher',
  },
  badges: { locked: 'Verrouillé' },
  toolbar: {
    label: 'Actions pour les fichiers sélectionnés',
    selectAll: 'Tout sélectionner',
    selectNone: 'Ne rien sélectionner',
    delete: 'Supprimer',
    download: 'Télécharger la sélection',
    lock: 'Verrouiller',
    unlock: 'Déverrouiller',
    favourites: 'Favoris seulement',
    slideshow: 'Diaporama',
    hint: 'Ouvrez un fichier, ou cochez-le pour le sélectionner.',
    selected_one: '{{count}} sélectionné ({{size}})',
    selected_other: '{{count}} sélectionnés ({{size}})',
  },
  reasons: {
    none: 'Sélectionnez d’abord un fichier.',
    busy: 'Attendez la fin du téléversement.',
    notOwnLock: 'Vous pouvez verrouiller seulement les fichiers que vous avez téléversés.',
    notOwnDelete:
      'Vous pouvez supprimer seulement les fichiers que vous avez téléversés, jusqu’au lendemain de votre départ.',
    oneDownload:
      'Le téléchargement de plusieurs fichiers à la fois n’est pas encore ouvert. Sélectionnez un seul fichier pour le télécharger.',
    noDownload: 'Ce fichier ne peut pas être téléchargé.',
  },
  undo: {
    deleted_one: '{{count}} fichier supprimé.',
    deleted_other: '{{count}} fichiers supprimés.',
    button: 'Annuler',
  },
  preview: {
    download: 'Télécharger',
    favourite: 'Favori',
    play: 'Lancer le diaporama',
    pause: 'Mettre le diaporama en pause',
  },
  empty: {
    gallery: 'Aucun fichier téléversé',
    image: 'Aucune image',
    video: 'Aucune vidéo',
    recap: 'Aucun récap',
    favourites: 'Aucun favori pour le moment',
    favouritesHint: 'Ouvrez une photo et appuyez sur le cœur. Les favoris restent sur cet appareil.',
    hints: {
      image: 'Les photos s’affichent ici dès qu’elles sont téléversées.',
      video: 'Les vidéos s’affichent ici dès qu’elles sont téléversées.',
      recap: 'Un récap s’affiche ici dès qu’il est terminé.',
    },
  },
  host: {
    sharing: 'Lien de partage et autorisations',
    permissions: 'Ce qu’on peut faire des photos',
    share: 'Lien de partage',
    copy: 'COPIER',
    shareHint:
      'Toute personne qui a ce lien peut voir la galerie une fois que vous la partagez. Les fichiers verrouillés ne peuvent pas être téléchargés.',
    earlyUse: 'Permettre dès maintenant à chaque {{product}} de cet événement d’utiliser ses photos',
    earlyUseHint:
      'Chaque {{product}} peut ajouter des photos de votre événement à son profil {{days}} jours après celui-ci. Cochez cette case pour le permettre plus tôt.',
  },
  provider: {
    heading: 'GALERIE',
    back: 'Retour à mes événements',
    facts: 'À propos de cette galerie',
    event: 'Événement',
    date: 'Date',
    eventId: 'Numéro de l’événement',
    addToProfile: 'Ajouter au profil',
    adding: 'Ajout à votre profil',
    checkOut: 'Noter le départ',
    notFound: 'Cet événement ne fait pas partie des vôtres',
    notFoundHint: 'Il a peut-être été annulé. Vos événements sont sous MES ÉVÉNEMENTS.',
    closed: 'La galerie n’est pas encore ouverte',
    closedHint: 'Elle s’ouvre quand vous notez votre arrivée.',
    loadingEvent: 'Chargement de votre événement',
    reasons: {
      checkedOut: 'Vous avez noté votre départ de cet événement.',
      noImages: 'Sélectionnez d’abord des photos.',
    },
  },
};
