/** The error body of the card provider, as its libraries expect it. */
export type RefusalBody = {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
};

export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal';
  readonly httpStatus: number;
  readonly body: RefusalBody;

  constructor(httpStatus: number, body: RefusalBody) {
    super(body.message);
    this.httpStatus = httpStatus;
    this.body = body;
  }
}

type Blame = { readonly code?: string; readonly param?: string };

/** The request is wrong, or comes too late. */
export const invalidRequest = (message: string, blame: Blame = {}): StripeRefusal =>
  new StripeRefusal(400, { type: 'invalid_request_error', message, ...blame });

/** Also used for objects of another account. */
export const noSuch = (what: string, id: string, param = 'id'): StripeRefusal =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
