import { basisPoints } from '@repo/domain/money/basis-points';
import type { BasisPoints } from '@repo/domain/money/basis-points';
import { cents } from '@repo/domain/money/cents';
import type { Cents } from '@repo/domain/money/cents';
import type { Database } from '../../database/schema.ts';

/** Fees, prices and switches as the rules of the domain take them. */
export type Settings = {
  readonly serviceFee: BasisPoints;
  readonly tax: BasisPoints;
  readonly recapPrice: Cents;
  readonly recapWithLogoPrice: Cents;
  readonly extensionPrice: Cents;
  readonly defaultHourlyRate: Cents;
  readonly isDraftEventAllowed: boolean;
  readonly isOneHourAllowed: boolean;
};

export const settingsRepository = (database: Database) => ({
  read: async (): Promise<Settings> => settingsOf(await rowsOf(database).execute()),

  /** For the length of a transaction that changes them: of two changes at once, the second one sees the first. */
  readToChange: async (): Promise<Settings> =>
    settingsOf(await rowsOf(database).orderBy('name').forUpdate().execute()),

  write: async (name: keyof Settings, value: number | boolean): Promise<void> => {
    await database
      .updateTable('setting')
      .set({ value: Number(value) })
      .where('name', '=', name)
      .execute();
  },
});

const rowsOf = (database: Database) => database.selectFrom('setting').select(['name', 'value']);

function settingsOf(rows: readonly { readonly name: string; readonly value: number }[]): Settings {
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  // A row that is missing becomes NaN, which no money is made of: it throws.
  const valueOf = (name: keyof Settings): number => values.get(name) ?? Number.NaN;
  return {
    serviceFee: basisPoints(valueOf('serviceFee')),
    tax: basisPoints(valueOf('tax')),
    recapPrice: cents(valueOf('recapPrice')),
    recapWithLogoPrice: cents(valueOf('recapWithLogoPrice')),
    extensionPrice: cents(valueOf('extensionPrice')),
    defaultHourlyRate: cents(valueOf('defaultHourlyRate')),
    isDraftEventAllowed: valueOf('isDraftEventAllowed') === 1,
    isOneHourAllowed: valueOf('isOneHourAllowed') === 1,
  };
}
