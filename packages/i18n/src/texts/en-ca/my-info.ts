import { textLimits } from '@repo/domain/limits';

export const myInfo = {
  loading: 'Loading your details',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    home: 'Home address',
    phoneNumber: 'Phone number',
    emergencyContactName: 'Emergency contact name',
    emergencyContactNumber: 'Emergency contact number',
    hstNumber: 'HST number',
  },
  emailHint: 'You log in with this address. Contact us to change it.',
  homeHint: 'Choose your address from the list. Hosts never see it; we use it to measure how far you travel.',
  homeUnchecked: 'We couldn’t check this address. Check your connection and choose it again.',
  phoneHint: `${textLimits.phoneDigits.from} or ${textLimits.phoneDigits.to} digits, like 416 555 0199`,
  hstHint: 'Letters and digits only, {{count}} at most',
  save: 'Save',
  password: {
    heading: 'Password',
    text: 'You’ll need your current password to choose a new one.',
  },
  payout: {
    heading: 'Payouts',
    reason: 'Payouts aren’t open yet. Soon you’ll connect an account here for us to pay you.',
    connect: 'Connect',
  },
};
