import {
  createCalendarFeed,
  readCalendarFeed,
  readCalendarFile,
  revokeCalendarFeed,
} from '@repo/contracts/my-events/calendar-feed';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { Locale } from '@repo/i18n/locale';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint, bindFileEndpoint, signedIn } from '../../http/bind-endpoint.ts';
import { limitFailures } from '../../http/limits/limit-failures.ts';
import type { Throttle, ThrottleRule } from '../../ports/throttle.ts';

type Calls = {
  readonly read: (providerId: number) => Promise<{ readonly createdAt: number | null }>;
  readonly create: (
    providerId: number,
    locale: Locale,
  ) => Promise<{ readonly url: string; readonly createdAt: number }>;
  readonly revoke: (providerId: number) => Promise<null>;
  readonly write: (token: string) => Promise<Result<string, ErrorCode>>;
};

/** Counts unknown links only: a calendar service reads the feeds of many providers from one network. */
const unknownFeedsFromAddress = {
  name: 'unknown calendar feeds from address',
  most: 200,
  seconds: 15 * 60,
} as const satisfies ThrottleRule;

export function calendarFeedRoutes(
  app: FastifyInstance,
  throttle: Throttle,
  { read, create, revoke, write }: Calls,
): void {
  bindEndpoint(app, readCalendarFeed, (call) => read(signedIn(call).accountId));
  bindEndpoint(app, createCalendarFeed, (call) => create(signedIn(call).accountId, call.locale));
  bindEndpoint(app, revokeCalendarFeed, (call) => revoke(signedIn(call).accountId));
  bindFileEndpoint(app, readCalendarFile, async ({ params, address }, _, reply) => {
    const limit = { rule: unknownFeedsFromAddress, subject: address, isCountedAfterwards: true };
    const file = await limitFailures(throttle, 'object_does_not_exist', [limit], () => write(params.token));
    return reply.header('cache-control', 'private, no-store').type('text/calendar; charset=utf-8').send(file);
  });
}
