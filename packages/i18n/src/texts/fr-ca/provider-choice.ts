import type { providerChoice as english } from '../en-ca/provider-choice.ts';

export const providerChoice: typeof english = {
  introduction: '…',
  back: 'Retour',
  continue: 'Continuer',
};
