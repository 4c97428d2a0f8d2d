import assert from 'node:assert/strict';
import { cents } from '@repo/domain/money/cents';
import { createProvider } from '../../modules/profiles/profiles.module.ts';
import { signIn } from '../actors.ts';
import type { TestActor } from '../actors.ts';
import type { TestApi } from '../test-api.ts';

/** Signs in a new provider and approves the account, so that it has a profile to read and change. */
export async function signInApproved(api: Pick<TestApi, 'database' | 'clock'>): Promise<TestActor> {
  const provider = await signIn(api, 'provider');
  const approved = {
    accountId: provider.accountId,
    home: { address: '1 King St W, Toronto', latitude: 43.65, longitude: -79.38 },
    travelKm: 5,
    deviceId: null,
    phoneNumber: '4165550199',
    hourlyRate: cents(5800),
  };
  assert.ok((await createProvider(api.database, approved, api.clock.nowMs() / 1000)).ok);
  return provider;
}
