/** The forms and pages of signing in, by address. */
export const authPages = {
  login: '/Login',
  'provider-login': '/Login?form=provider',
  'sign-up': '/Login?form=sign-up',
  'forgot-password': '/Login?form=forgot-password',
  'create-password': '/change_password?token=none',
  'expired-link': '/email_confirmation/none',
} as const;
