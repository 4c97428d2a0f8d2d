import type { eventSetup as english } from '../en-ca/event-setup.ts';

export const eventSetup: typeof english = {
  introduction: '…',
  back: 'Retour',
  continue: 'Continuer',
};
