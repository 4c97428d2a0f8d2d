import type { ErrorCode } from '../errors/error-catalogue.ts';
import { requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { transition } from '../machine/transition.ts';
import { fail, type Result } from '../result.ts';
import { requestMachine, type RequestState } from '../machine/request-machine.ts';

export type RequestAnswer = { readonly accepts: true } | { readonly accepts: false; readonly reason: string };

type OpenRequest = { readonly state: RequestState; readonly deadlineSeconds: number };

/** Requires a reason for a decline, within the limit (S3§5). */
export const checkDeclineReason = requiredText(textLimits.longText, 'reason_required');

/**
 * Returns the state after a provider's answer (S3§4). A decline needs a reason. A request past its deadline is
 * expired even before the job has marked it.
 */
export function answerRequest(
  request: OpenRequest,
  answer: RequestAnswer,
  nowSeconds: number,
): Result<RequestState, ErrorCode> {
  const answered = transition(requestMachine, request.state, answer.accepts ? 'accept' : 'decline');
  if (!answered.ok) return answered;
  if (nowSeconds >= request.deadlineSeconds) return fail('event_request_has_expired');
  if (answer.accepts) return answered;
  const reason = checkDeclineReason(answer.reason);
  return reason.ok ? answered : reason;
}
