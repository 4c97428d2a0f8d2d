import type { CallBeside, CallInput, CallParts, CallReply, EndpointKey } from '@repo/contracts/contract';
import type { Envelope } from '@repo/contracts/envelope';
import type { Result } from '@repo/domain/result';
import axios from 'axios';
import type { AxiosInstance } from 'axios';
import { apiFailureOf, failureOfReply } from './api-failure.ts';
import type { ApiFailure } from './api-failure.ts';

export type Call = <Key extends EndpointKey>(
  key: Key,
  input: CallInput<Key>,
  sending?: Sending,
) => Promise<CallResult<CallReply<Key>, CallBeside<Key>>>;

/** How a call is sent, where it is more than its input. */
export type Sending = {
  /** Sent as parts of a form, beside the fields of the body. */
  readonly files?: Readonly<Record<string, Blob>>;
  /** Told how much of the files has gone, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
  readonly signal?: AbortSignal;
};

/** A success also carries the server's own words, which some screens are told to read (S1§8 forgot password). */
export type CallResult<Items, Beside = unknown> =
  | { readonly ok: true; readonly value: Items; readonly message: string; readonly beside: Beside }
  | { readonly ok: false; readonly failure: ApiFailure };

/** Who calls: the session's keeper, for whoever is signed in. */
export type Authority = {
  /** The access token, or nothing for a guest. */
  readonly token: () => string | undefined;
  /**
   * Asked once per call after the server has refused a token. Success means that another token is there to be used;
   * whatever else stood in the way is the failure of the call.
   */
  readonly renew: (refusedToken: string) => Promise<Result<unknown, ApiFailure>>;
};

type Settings = {
  /** Where the API answers; nothing means the page's own origin. */
  readonly apiHost?: string;
  /** Asked at each call: the language may change while the page is open. */
  readonly locale: () => string;
  /** Absent: every call is made as a guest. */
  readonly authority?: Authority;
};

const timeoutMs = 15_000;
/** The largest file of a booking over a poor connection. */
const uploadTimeoutMs = 10 * 60_000;
const retryPauseMs = { least: 200, spread: 400 };
/** Answers of something between us and the server, or of a server that asks for a moment. */
const passingStatuses = new Set([502, 503, 504]);

/** Makes the one function that talks to the API: typed by the endpoint's key, which is also where it goes. */
export function createCall({ apiHost = '', locale, authority }: Settings): Call {
  const transport = axios.create({ baseURL: apiHost, timeout: timeoutMs });
  const send = <Reply, Beside>(request: CallRequest, token: string | undefined) =>
    sendOnce<Reply, Beside>(transport, {
      ...request,
      headers: { 'Accept-Language': locale(), ...(token && { Authorization: `Bearer ${token}` }) },
    });
  return async (key, input, sending = {}) => {
    const [method = '', template = ''] = key.split(' ');
    const { params = {}, query, body }: CallParts = input;
    const url = template.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const request = { method, url, params: query, ...contentOf(body, sending) };
    const token = authority?.token();
    const first = await send<CallReply<typeof key>, CallBeside<typeof key>>(request, token);
    if (authority === undefined || token === undefined || !isSessionOver(first)) return first;
    // The refused call did nothing, so that also a change may be sent again with another token (B-R14, A-51).
    const renewed = await authority.renew(token);
    return renewed.ok ? send(request, authority.token()) : renewed;
  };
}

type CallRequest = {
  readonly method: string;
  readonly url: string;
  readonly params: unknown;
  readonly data: unknown;
  readonly timeout?: number;
};

/** A body as JSON, or with its files as the parts of a form. */
function contentOf(body: unknown, { files, onProgress, signal }: Sending) {
  if (files === undefined) return { data: body, ...(signal && { signal }) };
  const data = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) data.append(name, String(value));
  for (const [name, file] of Object.entries(files)) data.append(name, file);
  return {
    data,
    timeout: uploadTimeoutMs,
    ...(signal && { signal }),
    onUploadProgress: ({ progress = 0 }: { readonly progress?: number | undefined }) =>
      onProgress?.(progress),
  };
}

const isSessionOver = (result: Result<unknown, ApiFailure>): boolean =>
  !result.ok && result.failure.code === 'session_has_expired';

async function sendOnce<Reply, Beside>(
  transport: AxiosInstance,
  request: CallRequest & { readonly headers: Readonly<Record<string, string>> },
): Promise<CallResult<Reply, Beside>> {
  try {
    const { status, data } = await sendPatiently<Reply>(transport, request);
    if (data.status !== 0) return { ok: false, failure: failureOfReply(status, data) };
    const { items, ...beside } = data.payload;
    return { ok: true, value: items, message: data.message, beside: beside as Beside };
  } catch (thrown) {
    return { ok: false, failure: apiFailureOf(thrown) };
  }
}

/** Reads are tried once more after a passing fault; anything that changes something never is by itself. */
async function sendPatiently<Reply>(
  transport: AxiosInstance,
  request: { readonly method: string; readonly url: string },
): Promise<{ status: number; data: Envelope<Reply> }> {
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
