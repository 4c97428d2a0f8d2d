import { keptAddOnStates } from '@repo/domain/machine/line-machines';
import type { Database } from '../../database/schema.ts';

/** What the host ordered for one recap line. */
export type RecapBriefRecord = {
  readonly quantity: number;
  readonly logoName: string | null;
  readonly logoFileName: string | null;
  readonly musicName: string | null;
  readonly musicFileName: string | null;
  readonly music: string;
  readonly orientation: string;
  readonly recapType: string;
  readonly vision: string;
};

export const recapBriefRepository = (database: Database) => ({
  /** Lists the briefs of the recaps that are paid and not refunded, the first order first. */
  list: (eventId: number): Promise<RecapBriefRecord[]> =>
    database
      .selectFrom('order_line')
      .innerJoin('booking_order', 'booking_order.id', 'order_line.order_id')
      .innerJoin('recap_brief', 'recap_brief.order_line_id', 'order_line.id')
      .leftJoin('brief_upload as logo', 'logo.name', 'recap_brief.logo_name')
      .leftJoin('brief_upload as music', 'music.name', 'recap_brief.music_name')
      .where('booking_order.event_id', '=', eventId)
      .where('order_line.kind', '=', 'recap')
      .where('order_line.state', 'in', keptAddOnStates)
      .select(['order_line.quantity', 'recap_brief.music', 'recap_brief.orientation', 'recap_brief.vision'])
      .select(['logo.name as logoName', 'logo.file_name as logoFileName'])
      .select(['music.name as musicName', 'music.file_name as musicFileName'])
      .select('recap_brief.recap_type as recapType')
      .orderBy('order_line.id')
      .execute(),
});
