import type { SavedDraft } from '@repo/contracts/drafts/get-draft';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Deps } from '../../deps.ts';
import { presentPortfolioImage } from '../../files/images/portfolio-image.ts';
import { findFreeProviders, presentAvailableProvider } from '../search/search.module.ts';
import { eventsIn } from '../orders/orders.module.ts';
import { presentDraft } from './draft.presenter.ts';
import { draftRepository } from './draft.repository.ts';
import { requestOf } from './suggestions/request-of.ts';
import { nowSecondsOf } from '../../ports/clock.ts';

/** Returns a draft with its suggested providers who are still free (I-R04). A booked event is no longer a draft. */
export async function loadDraft(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  eventId: number,
): Promise<Result<SavedDraft, ErrorCode>> {
  const event = await eventsIn(database).find(eventId);
  if (event?.status !== 'draft') return fail('object_does_not_exist');
  const parts = await draftRepository(database).loadParts(eventId);
  const among = parts.suggestions.map(({ id }) => id);
  const agreed = parts.suggestions.filter(({ isAgreed }) => isAgreed).map(({ id }) => id);
  const ownOccupancyIds = parts.heldOccupancyIds;
  const nowSeconds = nowSecondsOf(clock);
  const choice = { among, agreed, ownOccupancyIds, maxStretch: null, limit: among.length };
  const free = await findFreeProviders(database, requestOf(event), choice, nowSeconds);
  const cards = free.map((provider) => presentAvailableProvider(provider, presentPortfolioImage));
  return ok(presentDraft(event, parts, cards));
}
