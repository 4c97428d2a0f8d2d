import { listDrafts, suggestProviders } from '@repo/contracts/operator/drafts';
import type { OpenDraft } from '@repo/contracts/operator/drafts';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Paged } from '../../../database/paged.ts';
import { answerPage } from '../../../http/answer.ts';
import type { Author } from '../../../operator/author.ts';
import { operatorCall } from '../../../operator/operator-call.ts';
import type { OperatorCall } from '../../../operator/operator-call.ts';
import type { SuggestedProvider } from '../suggestions/suggestion.repository.ts';

type DraftOperatorCommands = {
  readonly list: (page: number | undefined) => Promise<Paged<OpenDraft>>;
  readonly suggest: (
    author: Author,
    eventId: number,
    providers: readonly SuggestedProvider[],
  ) => Promise<Result<null, ErrorCode>>;
};

export const draftCalls = ({ list, suggest }: DraftOperatorCommands): readonly OperatorCall[] => [
  operatorCall(listDrafts, async ({ query }) => ok(answerPage(await list(query.page)))),
  operatorCall(suggestProviders, ({ params, body }, author) =>
    suggest(author, params.eventId, body.providers),
  ),
];
