import { textLimits } from '@repo/domain/limits';

/** The headings stand as they are in the specs. */
export const myAccount = {
  loading: 'Loading your details',
  info: {
    heading: 'Personal Info',
    introduction: 'We use these details for your bookings and to reach you.',
    save: 'Save',
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phoneNumber: 'Phone number',
    address: 'Address',
    city: 'City',
    postalCode: 'Postal code',
    province: 'Province',
    country: 'Country',
  },
  emailHint: 'You log in with this address. Contact us to change it.',
  phoneHint: `${textLimits.phoneDigits.from} or ${textLimits.phoneDigits.to} digits, like 416 555 0199`,
  addressHint: 'Start typing, then choose your address from the list. We’ll fill in the fields below.',
  addressUnchecked: 'We couldn’t check this address. Check your connection and choose it again.',
  password: {
    heading: 'Change Password',
    introduction: 'You’ll need your current password to choose a new one.',
    noneYet: 'Do you only log in with Google or Facebook? <create>Create a password</create> first.',
  },
};
