import type { recapBrief as english } from '../en-ca/recap-brief.ts';

export const recapBrief: typeof english = {
  introduction: '…',
  back: 'Retour',
  continue: 'Continuer',
};
