import { checkAddressChange } from '@repo/domain/account/address';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { consentTextVersions } from '../identity/identity.module.ts';
import { accountInfoRepository } from './account.repository.ts';
import type { AccountInfoRecord, SavedInfo } from './account.repository.ts';

type Change = Omit<SavedInfo, 'latitude' | 'longitude'> & {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  readonly newsOptIn?: boolean | undefined;
};

type Point = { readonly latitude: number; readonly longitude: number };

/**
 * Saves a host's account (S2§3). Coordinates prove that the address was picked from the suggestions; an unchanged address
 * needs none.
 */
export async function updateAccount(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  accountId: number,
  { newsOptIn, latitude, longitude, ...change }: Change,
): Promise<Result<null, ErrorCode>> {
  return inTransaction(database, async (transaction) => {
    const accounts = accountInfoRepository(transaction);
    await accounts.lock(accountId);
    const saved = await accounts.read(accountId);
    if (saved === undefined) return fail('object_does_not_exist');
    const point = pointOf({ latitude, longitude });
    const address = checkAddressChange({
      saved: saved.currentAddress ?? '',
      entered: change.currentAddress,
      isPickedFromSuggestions: point !== undefined,
    });
    if (!address.ok) return address;
    const place = point ?? pointOf(saved);
    if (place === undefined) return fail('please_select_diffrent_address');
    await accounts.save(accountId, { ...change, ...place, currentAddress: address.value });
    if (isNewsChanged(saved, newsOptIn)) {
      await accounts.addNewsConsent(accountId, newsOptIn, consentTextVersions.news, new Date(clock.nowMs()));
    }
    return ok(null);
  });
}

function pointOf({ latitude, longitude }: Pick<Change, 'latitude' | 'longitude'>): Point | undefined {
  const isWhole = typeof latitude === 'number' && typeof longitude === 'number';
  return isWhole ? { latitude, longitude } : undefined;
}

/** Returns whether the consent was sent and differs from the saved one. */
const isNewsChanged = (saved: AccountInfoRecord, chosen: boolean | undefined): chosen is boolean =>
  chosen !== undefined && chosen !== saved.newsOptIn;
