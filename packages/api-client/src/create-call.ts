import type { CallInput, CallParts, CallReply, EndpointKey } from '@repo/contracts/contract';
import type { Envelope } from '@repo/contracts/envelope';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import axios from 'axios';
import type { AxiosInstance } from 'axios';
import { apiFailureOf } from './api-failure.ts';
import type { ApiFailure } from './api-failure.ts';

export type Call = <Key extends EndpointKey>(
  key: Key,
  input: CallInput<Key>,
) => Promise<Result<CallReply<Key>, ApiFailure>>;

type Settings = {
  /** Where the API answers; nothing means the page's own origin. */
  readonly apiHost?: string;
  /** Asked at each call: the language may change while the page is open. */
  readonly locale: () => string;
};

const timeoutMs = 15_000;
const retryPauseMs = { least: 200, spread: 400 };
/** Answers of something between us and the server, or of a server that asks for a moment. */
const passingStatuses = new Set([502, 503, 504]);

/** Makes the one function that talks to the API: typed by the endpoint's key, which is also where it goes. */
export function createCall({ apiHost = '', locale }: Settings): Call {
  const transport = axios.create({ baseURL: apiHost, timeout: timeoutMs });
  return async (key, input) => {
    const [method = '', template = ''] = key.split(' ');
    const { params = {}, query, body }: CallParts = input;
    const request = {
      method,
      url: template.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]))),
      params: query,
      data: body,
      headers: { 'Accept-Language': locale() },
    };
    try {
      const { data } = await sendPatiently<CallReply<typeof key>>(transport, request);
      return ok(data.payload.items);
    } catch (thrown) {
      return fail(apiFailureOf(thrown));
    }
  };
}

/** Reads are tried once more after a passing fault; anything that changes something never is by itself. */
async function sendPatiently<Reply>(
  transport: AxiosInstance,
  request: { readonly method: string; readonly url: string },
): Promise<{ data: Envelope<Reply> }> {
  try {
    return await transport.request<Envelope<Reply>>(request);
  } catch (thrown) {
    if (request.method !== 'GET' || !isPassing(thrown)) throw thrown;
    await new Promise((resolve) =>
      setTimeout(resolve, retryPauseMs.least + Math.random() * retryPauseMs.spread),
    );
    return transport.request<Envelope<Reply>>(request);
  }
}

const isPassing = (thrown: unknown): boolean =>
  axios.isAxiosError(thrown) &&
  (thrown.response === undefined || passingStatuses.has(thrown.response.status));
