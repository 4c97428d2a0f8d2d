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
      .selectFrom('orderLine')
      .innerJoin('bookingOrder', 'bookingOrder.id', 'orderLine.orderId')
      .innerJoin('recapBrief', 'recapBrief.orderLineId', 'orderLine.id')
      .leftJoin('briefUpload as logo', 'logo.name', 'recapBrief.logoName')
      .leftJoin('briefUpload as music', 'music.name', 'recapBrief.musicName')
      .where('bookingOrder.eventId', '=', eventId)
      .where('orderLine.kind', '=', 'recap')
      .where('orderLine.state', 'in', keptAddOnStates)
      .select(['orderLine.quantity', 'recapBrief.music', 'recapBrief.orientation', 'recapBrief.vision'])
      .select(['logo.name as logoName', 'logo.fileName as logoFileName'])
      .select(['music.name as musicName', 'music.fileName as musicFileName'])
      .select('recapBrief.recapType')
      .orderBy('orderLine.id')
      .execute(),
});
