import type { Endpoint } from '../endpoint.ts';
import { applyAsProvider } from './application.ts';
import { changePassword, forgotPassword, setPassword } from './password.ts';
import { deleteSession, listSessions, logout, logoutEverywhere, refresh } from './session.ts';
import { facebookLogin, googleLogin, loginProvider, loginUser } from './sign-in.ts';
import { registerUser, verifyEmail } from './sign-up.ts';

export const identityEndpoints = [
  loginUser,
  loginProvider,
  facebookLogin,
  googleLogin,
  registerUser,
  applyAsProvider,
  verifyEmail,
  setPassword,
  forgotPassword,
  changePassword,
  refresh,
  logout,
  logoutEverywhere,
  listSessions,
  deleteSession,
] as const satisfies readonly Endpoint[];
