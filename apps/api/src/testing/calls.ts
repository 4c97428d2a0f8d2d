import type { FastifyInstance, InjectOptions } from 'fastify';
import type { TestApi } from './test-api.ts';

type Reply = Awaited<ReturnType<FastifyInstance['inject']>>;

type Extras = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly from?: string;
};

/** Calls the API, from 127.0.0.1 unless another address is given. */
export function call(
  { app }: Pick<TestApi, 'app'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  { headers = {}, cookies = {}, from = '127.0.0.1' }: Extras = {},
): Promise<Reply> {
  const options: InjectOptions = {
    method,
    url,
    headers: { ...headers },
    cookies: { ...cookies },
    remoteAddress: from,
    ...(payload === undefined ? {} : { payload }),
  };
  return app.inject(options);
}

/** Returns the cookies that a reply sets, by name. */
export const cookiesOf = ({ cookies }: Reply): Record<string, string> =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

/** Returns the HTTP status of a reply with its error code or, for a success, its message key. */
export function outcomeOf(reply: Reply): readonly [number, string] {
  const { errors, message } = reply.json<{ errors: string[]; message: string }>();
  return [reply.statusCode, errors[0] ?? message];
}
