import { completeEvent, listLateCheckIns } from '@repo/contracts/operator/bookings/events';
import type { LateCheckIn } from '@repo/contracts/operator/bookings/events';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Paged } from '../../database/paged.ts';
import { answerPage } from '../../http/answer.ts';
import type { Author } from '../../operator/author.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';

type CompletionCommands = {
  readonly complete: (author: Author, eventId: number) => Promise<Result<null, ErrorCode>>;
  readonly listLate: (page: number | undefined) => Promise<Paged<LateCheckIn>>;
};

export const completionCalls = ({ complete, listLate }: CompletionCommands): readonly OperatorCall[] => [
  operatorCall(listLateCheckIns, async ({ query }) => ok(answerPage(await listLate(query.page)))),
  operatorCall(completeEvent, ({ params }, author) => complete(author, params.eventId)),
];
