import type { FastifyInstance } from 'fastify';
import type { BookingDeps } from '../../deps.ts';
import type { FileAddresses } from '../../files/file-address.ts';
import { nowSecondsOf } from '../../ports/clock.ts';
import { updateCheckStatus } from './checks/update-check-status.ts';
import { presentProviderEvent } from './present-provider-event.ts';
import { presentRecapBrief } from './present-recap-brief.ts';
import { providerEventRepository } from './provider-event.repository.ts';
import { providerEventsRoutes } from './provider-events.routes.ts';
import { questionText } from './question-texts.ts';
import { recapBriefRepository } from './recap-brief.repository.ts';

export { updateCheckStatus } from './checks/update-check-status.ts';

/** The accepted events of a provider (S3§2 "My events"). */
export function providerEventsModule(
  app: FastifyInstance,
  deps: BookingDeps & { readonly fileAddresses: Pick<FileAddresses, 'addressOf'> },
): void {
  const { database, clock } = deps;
  const repository = providerEventRepository(database);
  providerEventsRoutes(app, {
    list: async (providerId, list, part, locale) => {
      const { items, total } = await repository.list(providerId, list, part);
      const reading = { locale, nowSeconds: nowSecondsOf(clock) };
      return { items: items.map((event) => presentProviderEvent(event, reading)), total };
    },
    check: (providerId, wanted) => updateCheckStatus(deps, providerId, wanted),
    findRecapBrief: async (eventId) => {
      const briefs = await recapBriefRepository(database).list(eventId);
      return briefs.length === 0 ? undefined : presentRecapBrief(eventId, briefs, deps.fileAddresses);
    },
    listDetails: async (eventId, locale) => {
      const answers = await repository.listAnswers(eventId);
      return answers.map(({ questionTypeId, answer }) => ({
        questionType: { description: questionText(questionTypeId, locale) },
        answer,
      }));
    },
  });
}
