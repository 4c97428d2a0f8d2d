import type { AccountInfo } from '@repo/contracts/account/account-info';
import type { AccountInfoRecord } from './account.repository.ts';

export const presentAccountInfo = (record: AccountInfoRecord): AccountInfo => ({
  id: record.id,
  firstName: record.firstName,
  lastName: record.lastName,
  email: record.email,
  phoneNumber: record.phoneNumber,
  currentAddress: record.currentAddress,
  longitude: record.longitude,
  latitude: record.latitude,
  city: record.city,
  postalCode: record.postalCode,
  province: record.province,
  country: record.country,
  newsOptIn: record.newsOptIn,
});
