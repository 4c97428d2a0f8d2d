import { askSupport, listReferrals, referFriend } from '@repo/contracts/account/invite-and-support';
import { getAccount, updateAccount } from '@repo/contracts/account/account-info';
import { applyAsProvider } from '@repo/contracts/identity/application';
import { changePassword, forgotPassword, setPassword } from '@repo/contracts/identity/password';
import {
  deleteSession,
  listSessions,
  logout,
  logoutEverywhere,
  refresh,
} from '@repo/contracts/identity/session';
import { facebookLogin, googleLogin, loginProvider, loginUser } from '@repo/contracts/identity/sign-in';
import { registerUser, verifyEmail } from '@repo/contracts/identity/sign-up';
import { applicationQuestionTypeIds } from '@repo/domain/application/application-questions';
import { jpegFile } from './sample-files.ts';
import { password, phoneNumber, place, postalCode, someId } from './sample-values.ts';
import type { ValidRequests } from './valid-request.ts';

/** An id of no session. */
const someSessionId = '0f8fad5b-d9cb-469f-a165-70867728950e';

const credentials = { userName: 'robin@demo.test', password };

export const identityRequests = {
  [loginUser.key]: () => ({ body: credentials }),
  [loginProvider.key]: () => ({ body: credentials }),
  [facebookLogin.key]: () => ({ body: { accessToken: 'a-token-of-facebook' } }),
  [googleLogin.key]: () => ({ body: { accessToken: 'a-token-of-google' } }),
  [registerUser.key]: () => ({
    body: { firstName: 'Ana', lastName: 'Roy', email: 'ana@demo.test', password, newsOptIn: true },
  }),
  [applyAsProvider.key]: () => ({
    body: {
      FirstName: 'Maya',
      LastName: 'Roy',
      Email: 'maya.roy@demo.test',
      Address: JSON.stringify(place),
      Distance: JSON.stringify({ minDistanceToTravel: 5, unit: 'KM' }),
      InstagramHandle: '@maya',
      deviceId: someId,
      phoneNumber,
      questionDetails: JSON.stringify(
        applicationQuestionTypeIds.map((type) => ({ type, detail: 'Because' })),
      ),
      referralName: 'Devon',
      isActive: 'true',
    },
    files: [jpegFile('images')],
  }),
  [verifyEmail.key]: () => ({ query: { token: 'a-token-out-of-a-mail' } }),
  // A guest sends the token from a mail in place of the account id.
  [setPassword.key]: ({ account }) => ({
    body: { id: account === 0 ? 'a-token-out-of-a-mail' : account, password, confirmPassword: password },
  }),
  [forgotPassword.key]: () => ({ body: { email: 'robin@demo.test', userTypeId: 2 } }),
  [changePassword.key]: ({ account }) => ({
    params: { id: account },
    body: { id: account, currentPassword: password, newPassword: 'Other!123' },
  }),
  [refresh.key]: () => ({}),
  [logout.key]: () => ({}),
  [logoutEverywhere.key]: () => ({ query: { except: 'this' } }),
  [listSessions.key]: () => ({}),
  [deleteSession.key]: () => ({ params: { sessionId: someSessionId } }),
  [getAccount.key]: ({ account }) => ({ params: { id: account } }),
  [updateAccount.key]: ({ account }) => ({
    params: { id: account },
    body: {
      id: account,
      firstName: 'Robin',
      lastName: 'Test',
      phoneNumber,
      currentAddress: place.currentLocation,
      longitude: place.longitude,
      latitude: place.latitude,
      city: 'Toronto',
      postalCode,
      province: 'Ontario',
      country: 'Canada',
      newsOptIn: false,
    },
  }),
  [referFriend.key]: ({ account }) => ({ body: { userId: account, email: 'friend@demo.test' } }),
  [listReferrals.key]: ({ account }) => ({ params: { userId: account }, query: { page: '1' } }),
  [askSupport.key]: ({ account, event }) => ({
    body: { userId: account, subject: 'A question', message: 'How does it work?', eventId: event },
  }),
} satisfies Partial<ValidRequests>;
