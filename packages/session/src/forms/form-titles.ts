import { authForms } from '../session/auth-modal-slice.ts';

/** The heading of each form. */
export const formTitles = {
  [authForms.login]: 'forms.hostLogin',
  [authForms.providerLogin]: 'forms.providerLogin',
  [authForms.signUp]: 'forms.signUp',
  [authForms.forgotPassword]: 'forms.forgotPassword',
} as const;
