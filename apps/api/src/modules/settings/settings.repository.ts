import { basisPoints } from '@repo/domain/money/basis-points';
import type { BasisPoints } from '@repo/domain/money/basis-points';
import { cents } from '@repo/domain/money/cents';
import type { Cents } from '@repo/domain/money/cents';
import type { Database } from '../../database/schema.ts';

/** Fees, prices and switches in the types of the domain. */
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

  /** Reads and locks the settings, so that concurrent changes run one after the other. */
  lock: async (): Promise<Settings> =>
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
  // A missing row becomes NaN, which the money types refuse.
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
