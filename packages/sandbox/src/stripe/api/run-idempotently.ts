import { createHash } from 'node:crypto';
import type { AccountOperations } from '../account-operations.ts';
import type { OperationContext } from '../operation-context.ts';
import { answerRepository } from '../store/answer.repository.ts';
import { StripeRefusal, invalidRequest } from '../stripe-refusal.ts';

export type Call = {
  readonly method: string;
  readonly path: string;
  /** The parameters as they were sent. */
  readonly encoded: string;
  readonly idempotencyKey: string | undefined;
};

type Answer = { readonly body: object; readonly isReplay: boolean };

/**
 * Runs a request once per idempotency key; concurrent repeats wait for the first. A refused request may be retried
 * with its key.
 */
export function runIdempotently(
  operations: AccountOperations,
  call: Call,
  act: (context: OperationContext) => Promise<object>,
): Promise<Answer> {
  const { account, nowSeconds } = operations;
  const { idempotencyKey: key } = call;
  if (key === undefined)
    return operations.run(async (context) => ({ body: await act(context), isReplay: false }));
  if (key.length > 255) throw invalidRequest('Idempotency keys have at most 255 characters.');
  const request = fingerprintOf(call);
  return operations.run(async (context, client) => {
    const answers = answerRepository(client);
    const before = await answers.take({ account, key, request, nowSeconds: nowSeconds() });
    if (before === undefined) {
      const body = await act(context);
      await answers.keep(account, key, body);
      return { body, isReplay: false };
    }
    if (before.request !== request) {
      throw new StripeRefusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    if (before.answer === null) throw new Error('an answer by key was committed without the answer');
    return { body: before.answer, isReplay: true };
  });
}

function fingerprintOf({ method, path, encoded }: Call): string {
  const params = new URLSearchParams(encoded);
  params.sort();
  return createHash('sha256').update(`${method} ${path} ${params.toString()}`).digest('hex');
}
