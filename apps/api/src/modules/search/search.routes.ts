import { findAvailableProviders as endpoint } from '@repo/contracts/matching/find-available-providers';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import type { FastifyInstance } from 'fastify';
import { presentPortfolioImage } from '../../files/images/portfolio-image.ts';
import { answer, answerPage } from '../../http/answer.ts';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { countCall } from '../../http/limits/limit-failures.ts';
import type { Throttle } from '../../ports/throttle.ts';
import type { AvailabilityRequest, FoundProviders } from './find-available-providers.ts';
import { presentAlternative, presentAvailableProvider } from './available-provider.presenter.ts';

export type SearchQueries = {
  readonly findAvailable: (request: AvailabilityRequest, page: number | undefined) => Promise<FoundProviders>;
};

/** Slows down guests who compute homes from many searches; a booking takes only a few. */
const guestSearchesFromAddress = { name: 'guest searches from address', most: 60, seconds: 60 } as const;

export function searchRoutes(
  app: FastifyInstance,
  { findAvailable }: SearchQueries,
  throttle: Throttle,
): void {
  // Ignores `eventDate`, the day that the page shows: a start after midnight belongs to the next day.
  bindEndpoint(app, endpoint, async ({ body, query: { page }, actor, address }) => {
    if (actor.kind === 'guest') await countCall(throttle, guestSearchesFromAddress, address);
    const request = {
      startsAtSeconds: body.sBStartTime,
      durationHours: body.duration,
      location: { latitude: body.userLatitude, longitude: body.userLongitude },
      postalCode: body.postalCode,
      hostId: actor.kind === 'host' ? actor.accountId : undefined,
    };
    const { items, total, alternatives } = await findAvailable(request, page);
    if (alternatives === undefined) {
      const cards = items.map((provider) => presentAvailableProvider(provider, presentPortfolioImage));
      return answerPage({ items: cards, total });
    }
    return answer([], {
      message: brandedCodes.noProviderAvailable,
      meta: { total, alternatives: alternatives.map(presentAlternative) },
    });
  });
}
