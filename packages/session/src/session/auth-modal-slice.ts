import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { brand } from '@repo/domain/brand';

const providerWord = brand.singular.toUpperCase() as Uppercase<typeof brand.singular>;

/** The four forms of the auth modal, by their names of S1§2. */
export const authForms = {
  login: 'LOGIN_FORM',
  forgotPassword: 'FORGOT_PASSWORD_FORM',
  signUp: 'SIGNUP_FORM',
  providerLogin: `${providerWord}_LOGIN`,
} as const;
export type AuthForm = (typeof authForms)[keyof typeof authForms];

type AuthModalState = { readonly form: AuthForm | undefined };

/** The form that the auth modal shows, if any. */
export const authModalSlice = createSlice({
  name: 'authModal',
  initialState: (): AuthModalState => ({ form: undefined }),
  reducers: {
    authFormOpened: (_, { payload: form }: PayloadAction<AuthForm>): AuthModalState => ({ form }),
    authModalClosed: (): AuthModalState => ({ form: undefined }),
  },
  selectors: { selectAuthForm: ({ form }): AuthForm | undefined => form },
});

export const { authFormOpened, authModalClosed } = authModalSlice.actions;
export const { selectAuthForm } = authModalSlice.selectors;
