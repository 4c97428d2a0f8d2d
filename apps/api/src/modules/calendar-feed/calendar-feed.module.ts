import { fail, ok } from '@repo/domain/result';
import { secondsPerDay } from '@repo/domain/time/seconds';
import { dateOf, secondsOf } from '@repo/domain/time/unix-seconds';
import { localeOfPreferences } from '@repo/i18n/locale';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { nowSecondsOf } from '../../ports/clock.ts';
import { calendarFeedRepository } from './calendar-feed.repository.ts';
import { calendarFeedRoutes } from './calendar-feed.routes.ts';
import { hashOfFeedToken, newFeedToken } from './feed-token.ts';
import { presentCalendarFile } from './present-calendar-file.ts';

/** How long an event stays in the feed after its end. */
const pastDays = 30;

/** The calendar feeds of providers, each under a private link. */
export function calendarFeedModule(
  app: FastifyInstance,
  { database, clock, throttle, publicUrl }: Pick<Deps, 'database' | 'clock' | 'throttle' | 'publicUrl'>,
): void {
  const feeds = calendarFeedRepository(database);
  calendarFeedRoutes(app, throttle, {
    read: async (providerId) => {
      const createdAt = await feeds.findCreatedAt(providerId);
      return { createdAt: createdAt === undefined ? null : secondsOf(createdAt) };
    },
    create: async (providerId, locale) => {
      const token = newFeedToken();
      const createdAt = nowSecondsOf(clock);
      await feeds.put({
        providerId,
        tokenHash: hashOfFeedToken(token),
        locale,
        createdAt: dateOf(createdAt),
      });
      return { url: `${publicUrl()}/calendar/${token}.ics`, createdAt };
    },
    revoke: async (providerId) => {
      await feeds.remove(providerId);
      return null;
    },
    write: async (token) => {
      const feed = await feeds.find(hashOfFeedToken(token));
      if (feed === undefined) return fail('object_does_not_exist');
      const { providerId, locale } = feed;
      const nowSeconds = nowSecondsOf(clock);
      const events = await feeds.listEvents(providerId, dateOf(nowSeconds - pastDays * secondsPerDay));
      return ok(presentCalendarFile(events, { providerId, locale: localeOfPreferences(locale), nowSeconds }));
    },
  });
}
