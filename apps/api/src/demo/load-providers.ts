import { portfolioImagesOf, profilePhotoOf } from '@repo/demo/providers/images';
import type { PlannedProvider } from '@repo/demo/providers/plan-providers';
import { cents } from '@repo/domain/money/cents';
import type { Database } from '../database/schema.ts';
import { createProvider, savePortfolio, saveSchedule } from '../modules/profiles/profiles.module.ts';
import { accountIdOf } from './account-ids.ts';
import type { AccountIds } from './account-ids.ts';
import { demoRepository } from './demo.repository.ts';
import { expectOk } from './expect-ok.ts';

/** 800 m to the north, in degrees. A fixed offset instead of a random one keeps the order of search results. */
const searchPointOffset = (0.8 * 180) / (Math.PI * 6371);

/** Creates providers by the commands that run after an approved application. */
export async function loadProviders(
  database: Database,
  providers: readonly PlannedProvider[],
  accountIds: AccountIds,
  nowSeconds: number,
): Promise<void> {
  const demo = demoRepository(database);
  const deviceIds = await demo.findDeviceIds();
  for (const [index, provider] of providers.entries()) {
    const accountId = accountIdOf(accountIds, provider.username);
    const { address, latitude, longitude, longerKm, oneHourKm, schedule } = provider;
    expectOk(
      await createProvider(
        database,
        {
          accountId,
          home: { address, latitude, longitude },
          travelKm: longerKm,
          deviceId: deviceIds.get(provider.device) ?? null,
          phoneNumber: `416555${String(1000 + index)}`,
          hourlyRate: cents(provider.rateDollars * 100),
        },
        nowSeconds,
      ),
    );
    expectOk(await saveSchedule(database, accountId, { ...schedule, travel: { oneHourKm, longerKm } }));
    expectOk(
      await savePortfolio(database, accountId, {
        profileName: provider.profileName,
        bio: provider.bio,
        additionalEquipment: provider.equipment,
        photoName: profilePhotoOf(provider).storedName,
        imageNames: portfolioImagesOf(provider).map(({ storedName }) => storedName),
      }),
    );
    await demo.moveSearchPoint(accountId, { latitude: latitude + searchPointOffset, longitude });
    await demo.saveContactDetails(accountId, {
      language: provider.language,
      emergencyName: 'Alex Demo',
      emergencyNumber: `647555${String(1000 + index)}`,
    });
  }
}
