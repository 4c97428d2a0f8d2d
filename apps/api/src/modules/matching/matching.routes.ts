import { findAvailableProviders as endpoint } from '@repo/contracts/matching/find-available-providers';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { screenLimits } from '@repo/domain/limits';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../http/answer.ts';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { publicPathOf } from '../../ports/blob-store.ts';
import type { AvailabilityRequest, FoundProviders } from './find-available-providers.ts';
import { presentAlternative, presentAvailableProvider } from './matching.presenter.ts';
import type { Page } from './matching.repository.ts';

export type MatchingQueries = {
  readonly findAvailable: (request: AvailabilityRequest, page: Page) => Promise<FoundProviders>;
};

export function matchingRoutes(app: FastifyInstance, { findAvailable }: MatchingQueries): void {
  // The start alone says when: `eventDate` is the day that the page shows, which a start after midnight leaves.
  bindEndpoint(app, endpoint, async ({ body, query: { page }, actor }) => {
    const request = {
      startsAtSeconds: body.sBStartTime,
      durationHours: body.duration,
      location: { latitude: body.userLatitude, longitude: body.userLongitude },
      postalCode: body.postalCode,
      hostId: actor.kind === 'host' ? actor.accountId : undefined,
    };
    const { items, total, alternatives } = await findAvailable(request, pageOf(page));
    if (alternatives === undefined) {
      const cards = items.map((provider) => presentAvailableProvider(provider, imageAddressOf));
      return answer(cards, { beside: { total } });
    }
    return answer([], {
      message: brandedCodes.noProviderAvailable,
      beside: { total, alternatives: alternatives.map(presentAlternative) },
    });
  });
}

const imageAddressOf = (fileName: string): string => publicPathOf('portfolio', fileName);

/** Pages of twelve; who asks for none gets the first hundred. */
const pageOf = (page: number | undefined): Page =>
  page === undefined
    ? { offset: 0, size: screenLimits.unpagedItems }
    : { offset: (page - 1) * screenLimits.pageSize, size: screenLimits.pageSize };
