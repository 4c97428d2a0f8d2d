import { authForms } from '../session/auth-modal-slice.ts';

/** What each form is headed with. */
export const formTitles = {
  [authForms.login]: 'forms.hostLogin',
  [authForms.providerLogin]: 'forms.providerLogin',
  [authForms.signUp]: 'forms.signUp',
  [authForms.forgotPassword]: 'forms.forgotPassword',
} as const;
