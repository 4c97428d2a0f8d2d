import type { uploads as english } from '../en-ca/uploads.ts';

export const uploads: typeof english = {
  area: {
    label: 'Ajouter des photos et des vidéos',
    button: 'Téléverser des fichiers',
    rules:
      'Photos (JPG, PNG, HEIC, WebP, BMP ou SVG) et vidéos (MP4, MOV ou M4V). Jusqu’à {{count}} fichiers à la fois, de moins de {{megabytes}} Mo chacun et de {{total}} Mo en tout.',
    busy: 'Vous pourrez en ajouter une fois ce téléversement terminé.',
  },
  panel: 'Téléversements',
  progress: 'Téléversement {{current}} sur {{total}}',
  announced: 'Téléversement {{current}} sur {{total}}, {{percent}} %',
  outOfReach: 'Aucune connexion au serveur. Le téléversement reprendra de lui-même.',
  added_one: '{{count}} fichier ajouté',
  added_other: '{{count}} fichiers ajoutés',
  failed_one: '{{count}} fichier n’a pas été ajouté. Voyez pourquoi ci-dessous.',
  failed_other: '{{count}} fichiers n’ont pas été ajoutés. Voyez pourquoi ci-dessous.',
  left: {
    title_one: '{{count}} fichier pour {{event}} n’a pas été ajouté avant que la page se recharge',
    title_other: '{{count}} fichiers pour {{event}} n’ont pas été ajoutés avant que la page se recharge',
    hint: 'Choisissez-les de nouveau pour continuer. Les longues vidéos reprennent où elles en étaient.',
    files: 'Fichiers à choisir de nouveau',
    choose: 'Les choisir de nouveau',
    forget: 'Les laisser de côté',
    others_one: '{{count}} autre fichier ne figure pas dans cette liste. Ajoutez-le dans la galerie.',
    others_other: '{{count}} autres fichiers ne figurent pas dans cette liste. Ajoutez-les dans la galerie.',
  },
  showFiles: 'Afficher les fichiers',
  hideFiles: 'Masquer les fichiers',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  cancel: 'Annuler le téléversement',
  retryAll: 'Tout réessayer',
  close: 'Fermer',
  files: 'Fichiers pour « {{event}} »',
  pauseFile: 'Mettre {{name}} en pause',
  resumeFile: 'Reprendre {{name}}',
  reason: '{{text}}. {{hint}}',
  hints: {
    files_already_uploaded: 'Ce fichier est déjà dans la galerie; nous l’avons laissé de côté.',
    unsupported_image_format: 'Ce fichier est illisible. Exportez-le de nouveau, puis téléversez-le.',
  },
};
