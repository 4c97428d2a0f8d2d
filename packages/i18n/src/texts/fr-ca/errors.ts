import type { ErrorCode } from '@repo/domain/errors/error-catalogue';

export const errors = {
  invalid_input: 'Données non valides',
  session_has_expired: 'Votre session a expiré',
  not_allowed: 'Vous n’êtes pas autorisé à faire cela',
  object_does_not_exist: 'Cet élément n’existe pas',
  method_not_allowed: 'Cette adresse ne s’utilise pas ainsi',
  request_too_large: 'C’est plus que ce qu’une requête peut contenir',
  unsupported_media_type: 'Ce type de contenu n’est pas accepté ici',
  too_many_requests: 'Trop de tentatives. Veuillez patienter un peu.',
  internal_server_error: 'Erreur interne du serveur',
  service_unavailable: 'Nous sommes débordés pour l’instant. Veuillez réessayer dans un moment.',
} as const satisfies Record<ErrorCode, string>;
