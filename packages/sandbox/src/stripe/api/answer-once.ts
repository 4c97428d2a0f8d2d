import { createHash } from 'node:crypto';
import type { Office } from '../office.ts';
import type { Desk } from '../desk.ts';
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
 * Does what is asked for once for each idempotency key, also when it is asked for several times at once: the later
 * ones wait for the first. What was refused was not done, and may be tried again with its key.
 */
export function answerOnce(
  office: Office,
  call: Call,
  act: (desk: Desk) => Promise<object>,
): Promise<Answer> {
  const { account, nowSeconds } = office;
  const { idempotencyKey: key } = call;
  if (key === undefined) return office.atDesk(async (desk) => ({ body: await act(desk), isReplay: false }));
  if (key.length > 255) throw invalidRequest('Idempotency keys have at most 255 characters.');
  const request = fingerprintOf(call);
  return office.atDesk(async (desk, client) => {
    const answers = answerRepository(client);
    const before = await answers.take({ account, key, request, nowSeconds: nowSeconds() });
    if (before === undefined) {
      const body = await act(desk);
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
