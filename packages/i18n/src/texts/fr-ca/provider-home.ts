import type { providerHome as english } from '../en-ca/provider-home.ts';

export const providerHome: typeof english = {
  label: 'En un coup d’œil',
  next: {
    heading: 'Prochain événement',
    loading: 'Chargement de votre prochain événement',
    none: 'Aucun événement à venir. Dès que vous acceptez une demande, l’événement s’affiche ici.',
    startsIn: 'Commence dans {{time}}',
    underWay: 'En cours',
    checkedIn: 'Arrivée notée',
    notCheckedOut: 'Terminé, sans départ noté',
    gallery: 'Envoyer des fichiers et partir',
    checkOut: 'Noter le départ',
    map: 'Ouvrir dans une carte',
    call: 'Appeler {{name}}',
    callUnnamed: 'Appeler le contact sur place',
  },
  waiting_one: '{{count}} demande attend votre réponse jusqu’au {{when}}.',
  waiting_other: '{{count}} demandes attendent votre réponse, la première jusqu’au {{when}}.',
  toDo: {
    heading: 'À faire avant qu’on puisse vous réserver',
    why: 'D’ici là, les hôtes ne peuvent pas vous trouver.',
    photo: 'Ajoutez une photo de profil',
    name: 'Ajoutez votre nom de profil',
    bio: 'Écrivez quelques mots sur vous',
    images: 'Ajoutez au moins {{count}} images à votre portfolio',
    schedule: 'Choisissez vos heures de travail',
    home: 'Ajoutez l’adresse de votre domicile',
  },
};
