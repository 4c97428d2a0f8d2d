import { authForms } from '../session/auth-modal-slice.ts';
import type { AuthForm } from '../session/auth-modal-slice.ts';
import { loginPath } from '../session/session-keeper.ts';

/** The names of the forms in the address of the login page. */
const names: Readonly<Record<AuthForm, string>> = {
  [authForms.login]: 'login',
  [authForms.providerLogin]: 'provider',
  [authForms.signUp]: 'sign-up',
  [authForms.forgotPassword]: 'forgot-password',
};

/** Returns the address of a form on the login page. */
export const addressOfForm = (form: AuthForm): string =>
  form === authForms.login ? loginPath : `${loginPath}?form=${names[form]}`;

/** Returns the form that an address of the login page names. */
export const formOfAddress = (query: URLSearchParams): AuthForm =>
  Object.values(authForms).find((form) => names[form] === query.get('form')) ?? authForms.login;
