import { userTypeIds } from '@repo/domain/identity/user-kind';
import { cents } from '@repo/domain/money/cents';
import type { Result } from '@repo/domain/result';
import { createProvider, savePortfolio, saveSchedule } from '../../modules/profiles/profiles.module.ts';
import type { Database } from '../schema.ts';
import { hosts } from './people/hosts.data.ts';
import type { PlannedProvider } from './plan/plan-provider.ts';

type Accounts = ReadonlyMap<string, number>;

const emailOf = (mailName: string): string => `${mailName}@demo.test`;
const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** Accounts that may sign in at once: verified, and all with the password that the documents name. */
export async function addAccounts(
  database: Database,
  plans: readonly PlannedProvider[],
  passwordHash: string,
  nowSeconds: number,
): Promise<Accounts> {
  const people = [
    ...hosts.map((host) => ({ ...host, userType: userTypeIds.host })),
    ...plans.map(({ person }) => ({ ...person, userType: userTypeIds.provider })),
    { mailName: 'ops', firstName: 'Olive', lastName: 'Osei', userType: userTypeIds.operator },
  ];
  const now = dateOf(nowSeconds);
  const added = await database
    .insertInto('account')
    .values(
      people.map(({ mailName, firstName, lastName, userType }) => ({
        user_type: userType,
        email: emailOf(mailName),
        first_name: firstName,
        last_name: lastName,
        password_hash: passwordHash,
        email_verified_at: now,
        created_at: now,
      })),
    )
    .returning(['id', 'email'])
    .execute();
  return new Map(added.map(({ id, email }) => [email, id]));
}

/** Providers come to be as they do after an approved application; what no command writes yet is written beside it. */
export async function addProviders(
  database: Database,
  plans: readonly PlannedProvider[],
  accounts: Accounts,
  nowSeconds: number,
): Promise<void> {
  const devices = new Map(
    (await database.selectFrom('device').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]),
  );
  for (const [index, { person, schedule, photoName, pictures }] of plans.entries()) {
    const accountId = accountOf(accounts, person.mailName);
    const { address, latitude, longitude, longerKm, oneHourKm } = person;
    const phoneNumber = `416555${String(1000 + index)}`;
    must(
      await createProvider(
        database,
        {
          accountId,
          home: { address, latitude, longitude },
          travelKm: longerKm,
          deviceId: devices.get(person.device) ?? null,
          phoneNumber,
          hourlyRate: cents(person.rateDollars * 100),
        },
        nowSeconds,
      ),
    );
    must(await saveSchedule(database, accountId, { ...schedule, travel: { oneHourKm, longerKm } }));
    must(
      await savePortfolio(database, accountId, {
        profileName: person.profileName,
        bio: person.bio,
        additionalEquipment: person.equipment,
        photoName,
        imageNames: pictures.map(({ fileName }) => fileName),
      }),
    );
    await database
      .updateTable('provider')
      .set({
        additional_language: person.language,
        emergency_contact_name: 'Alex Demo',
        emergency_contact_number: `647555${String(1000 + index)}`,
      })
      .where('account_id', '=', accountId)
      .execute();
  }
}

/** Hundreds of rows at once: the triggers keep the averages that the command would, row by row. */
export async function addReviews(
  database: Database,
  plans: readonly PlannedProvider[],
  accounts: Accounts,
): Promise<void> {
  const reviews = plans.flatMap(({ person, reviews: said }) =>
    said.map(({ hostMailName, stars, feedback, atSeconds }) => ({
      provider_id: accountOf(accounts, person.mailName),
      host_id: accountOf(accounts, hostMailName),
      stars,
      feedback,
      created_at: dateOf(atSeconds),
      updated_at: dateOf(atSeconds),
    })),
  );
  await database.insertInto('review').values(reviews).execute();
}

/** 10 %, $20 and $200. The gift card is shorter than those that are issued, which nobody may guess. */
export async function addPromoCodes(database: Database, nowSeconds: number): Promise<void> {
  const created_at = dateOf(nowSeconds);
  await database
    .insertInto('promo_code')
    .values([
      { code: 'WELCOME10', type: '%', value: 1000, is_gift_card: false, created_at },
      { code: 'TAKE20', type: '$', value: 2000, is_gift_card: false, created_at },
      { code: 'GIFT200', type: '$', value: 20_000, is_gift_card: true, balance_cents: 20_000, created_at },
    ])
    .execute();
}

function accountOf(accounts: Accounts, mailName: string): number {
  const id = accounts.get(emailOf(mailName));
  if (id === undefined) throw new Error(`nobody of the demonstration is called "${mailName}"`);
  return id;
}

/** The people are written down by us: whatever a command refuses about them is a mistake in the lists. */
function must(result: Result<unknown, string>): void {
  if (!result.ok) throw new Error(`the demonstration breaks a rule: ${result.failure}`);
}
