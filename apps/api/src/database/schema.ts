import type { Generated, Kysely } from 'kysely';

/** The tables as the migrations make them; `database-schema.test.ts` compares the two. */
export type Schema = {
  event_type: {
    id: Generated<number>;
    position: number;
    name_en: string;
    name_fr: string;
    requires_notes: Generated<boolean>;
    is_active: Generated<boolean>;
  };
};

export type Database = Kysely<Schema>;
