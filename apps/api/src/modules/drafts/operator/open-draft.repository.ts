import { sql } from 'kysely';
import { rowsOfPage } from '../../../database/paged.ts';
import type { Paged } from '../../../database/paged.ts';
import type { Database } from '../../../database/schema.ts';
import type { SuggestedProvider } from '../suggestions/suggestion.repository.ts';

/** A draft whose host waits for suggestions. */
export type OpenDraftRecord = {
  readonly id: number;
  readonly publicId: string;
  readonly name: string;
  readonly day: string;
  readonly providerStartsAt: Date;
  readonly durationHours: number;
  readonly address: string;
  readonly postalCode: string;
  readonly answerUntil: Date;
  readonly hostId: number;
  readonly hostFirstName: string;
  readonly hostLastName: string;
  readonly hostEmail: string;
  readonly providers: readonly (SuggestedProvider & { readonly name: string })[];
};

export const openDraftRepository = (database: Database) => ({
  /**
   * Lists open drafts: those without suggestions first, then by deadline. Leaves out offers of replacements.
   */
  list: async (page: number | undefined): Promise<Paged<OpenDraftRecord>> => {
    const { limit, offset } = rowsOfPage(page);
    const { rows } = await sql<OpenDraftRecord & { readonly total: number }>`
      select
        e.id, e.public_id, e.name, e.day::text as "day", e.provider_starts_at,
        e.duration_hours, e.address, e.postal_code, e.answer_until, e.host_id, h.first_name as "hostFirstName",
        h.last_name as "hostLastName", h.email as "hostEmail", suggested.providers,
        (count(*) over ())::integer as "total"
      from event e
      join account h on h.id = e.host_id
      cross join lateral (
        select coalesce(json_agg(json_build_object(
          'id', s.provider_id, 'name', a.first_name || ' ' || a.last_name, 'isAgreed', s.is_agreed
        ) order by s.provider_id), '[]') as providers
        from suggestion s join account a on a.id = s.provider_id
        where s.event_id = e.id
      ) as suggested
      where e.status = 'draft' and e.answer_until is not null
      order by exists (select from suggestion s where s.event_id = e.id), e.answer_until, e.id
      limit ${limit} offset ${offset}`.execute(database);
    return { items: rows, total: rows[0]?.total ?? 0 };
  },
});
