import type { DeviceChanges, EditedDevice, NewDevice } from '@repo/contracts/operator/devices';
import type { EditedList } from './edited-list.ts';

const columns = ['id', 'name', 'isActive'] as const;

export const devices: EditedList<EditedDevice, NewDevice, DeviceChanges> = {
  kind: 'device',
  repository: (database) => ({
    list: () => database.selectFrom('device').select(columns).orderBy('id').execute(),
    add: (given) => database.insertInto('device').values(given).returning(columns).executeTakeFirstOrThrow(),
    lock: (id) =>
      database.selectFrom('device').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),
    change: (id, changes) =>
      database
        .updateTable('device')
        // Sets the id, so that the statement is valid when no other field changes.
        .set({ id, ...changes })
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow(),
  }),
};
