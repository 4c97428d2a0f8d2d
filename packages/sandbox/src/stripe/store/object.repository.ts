import type { PoolClient } from 'pg';
import type { Notes, StoredKind, StoredObjects } from '../objects/stripe-objects.ts';

export type NewObject<Kind extends StoredKind> = {
  readonly kind: Kind;
  readonly body: StoredObjects[Kind];
  readonly parent?: string;
  readonly notes?: Kind extends keyof Notes ? Notes[Kind] : never;
  readonly changesAtSeconds?: number;
};

async function addObject<Kind extends StoredKind>(
  client: PoolClient,
  account: string,
  { body, kind, parent, notes, changesAtSeconds }: NewObject<Kind>,
): Promise<void> {
  await client.query(
    `insert into sandbox.stripe_object (id, account, kind, parent, body, notes, changes_at_seconds)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      body.id,
      account,
      kind,
      parent ?? null,
      JSON.stringify(body),
      notes === undefined ? null : JSON.stringify(notes),
      changesAtSeconds ?? null,
    ],
  );
}

/** The objects of one account, invisible to the keys of other accounts. */
export const objectRepository = (client: PoolClient, account: string) => ({
  add: <Kind extends StoredKind>(object: NewObject<Kind>): Promise<void> =>
    addObject(client, account, object),

  /** `lock` prevents changes by others until the transaction ends. */
  find: async <Kind extends StoredKind>(
    kind: Kind,
    id: string,
    { lock = false } = {},
  ): Promise<StoredObjects[Kind] | undefined> => {
    const { rows } = await client.query<{ body: StoredObjects[Kind] }>(
      `select body from sandbox.stripe_object where id = $1 and account = $2 and kind = $3
       ${lock ? 'for update' : ''}`,
      [id.replaceAll('\0', ''), account, kind],
    );
    return rows[0]?.body;
  },

  notesOf: async <Kind extends keyof Notes>(kind: Kind, id: string): Promise<Notes[Kind] | undefined> => {
    const { rows } = await client.query<{ notes: Notes[Kind] }>(
      'select notes from sandbox.stripe_object where id = $1 and account = $2 and kind = $3',
      [id.replaceAll('\0', ''), account, kind],
    );
    return rows[0]?.notes;
  },

  /** Updates an object and cancels its due change. */
  change: async (body: StoredObjects[StoredKind]): Promise<void> => {
    await client.query(
      'update sandbox.stripe_object set body = $2, changes_at_seconds = null where id = $1 and account = $3',
      [body.id, JSON.stringify(body), account],
    );
  },

  /** The newest first: all of them, or those that belong to one object. */
  list: async <Kind extends StoredKind>(
    kind: Kind,
    { parent, limit }: { readonly parent?: string; readonly limit?: number },
  ): Promise<StoredObjects[Kind][]> => {
    const { rows } = await client.query<{ body: StoredObjects[Kind] }>(
      `select body from sandbox.stripe_object
       where account = $1 and kind = $2 and ($3::text is null or parent = $3)
       order by position desc limit $4`,
      [account, kind, parent?.replaceAll('\0', '') ?? null, limit ?? null],
    );
    return rows.map(({ body }) => body);
  },
});

export type Objects = ReturnType<typeof objectRepository>;
