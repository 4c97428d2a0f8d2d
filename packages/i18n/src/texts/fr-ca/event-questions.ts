import type { eventQuestions as english } from '../en-ca/event-questions.ts';

export const eventQuestions: typeof english = {
  introduction: '…',
  back: 'Retour',
  continue: 'Continuer',
};
