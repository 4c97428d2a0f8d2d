import type { CallMeta, CallInput, CallParts, CallReply, EndpointKey } from '@repo/contracts/contract';
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
) => Promise<CallResult<CallReply<Key>, CallMeta<Key>>>;

/** Options of a call other than its input. */
export type Sending = {
  /** Sent as parts of a form, after the fields of the body; several files may have the same part. */
  readonly files?: Readonly<Record<string, Blob | readonly Blob[]>>;
  /** Told how much of the files has gone, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
  readonly signal?: AbortSignal;
  /** Read by the shell, which raises the toasts of failed calls; announced by default. */
  readonly failureToast?: FailureToast;
};

/** Silent where the text in place is announced; none where the user did not ask for the call. */
export type FailureToast = 'announced' | 'silent' | 'none';

/** A success includes the server's message, which some screens read (S1§8 forgot password). */
export type CallResult<Items, Meta = unknown> =
  | { readonly ok: true; readonly value: Items; readonly message: string; readonly meta: Meta }
  | { readonly ok: false; readonly failure: ApiFailure };

/** Provides the tokens of the signed-in user. */
export type Authority = {
  /** The access token, or nothing for a guest. */
  readonly token: () => string | undefined;
  /**
   * Called once per call after the server refused a token. On success another token is available; otherwise the call
   * fails with this failure.
   */
  readonly renew: (refusedToken: string) => Promise<Result<unknown, ApiFailure>>;
};

type Settings = {
  /** The address of the API; the page's own origin by default. */
  readonly apiHost?: string;
  /** Called for each request, because the language may change. */
  readonly locale: () => string;
  /** Without it every call is a guest's. */
  readonly authority?: Authority;
};

const timeoutMs = 15_000;
/** The largest file of a booking over a poor connection. */
const uploadTimeoutMs = 10 * 60_000;
const retryPauseMs = { least: 200, spread: 400 };
/** Statuses of a proxy, or of a server that is temporarily unavailable. */
const passingStatuses = new Set([502, 503, 504]);

/** Creates the function that calls the API, typed by the endpoint's key. */
export function createCall({ apiHost = '', locale, authority }: Settings): Call {
  const transport = axios.create({ baseURL: apiHost, timeout: timeoutMs });
  const send = <Reply, Meta>(request: CallRequest, token: string | undefined) =>
    sendOnce<Reply, Meta>(transport, {
      ...request,
      headers: { 'Accept-Language': locale(), ...(token && { Authorization: `Bearer ${token}` }) },
    });
  return async (key, input, sending = {}) => {
    const [method = '', template = ''] = key.split(' ');
    const { params = {}, query, body }: CallParts = input;
    const url = template.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const request = { method, url, params: query, ...contentOf(body, sending) };
    const token = authority?.token();
    const first = await send<CallReply<typeof key>, CallMeta<typeof key>>(request, token);
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

/** Returns the body as JSON, or as a form with its files. */
function contentOf(body: unknown, { files, onProgress, signal }: Sending) {
  if (files === undefined) return { data: body, ...(signal && { signal }) };
  const data = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) data.append(name, String(value));
  for (const [name, parts] of Object.entries(files))
    for (const file of [parts].flat()) data.append(name, file);
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

async function sendOnce<Reply, Meta>(
  transport: AxiosInstance,
  request: CallRequest & { readonly headers: Readonly<Record<string, string>> },
): Promise<CallResult<Reply, Meta>> {
  try {
    const { status, data } = await sendPatiently<Reply>(transport, request);
    if (data.status !== 0) return { ok: false, failure: failureOfReply(status, data) };
    const { items, ...meta } = data.payload;
    return { ok: true, value: items, message: data.message, meta: meta as Meta };
  } catch (thrown) {
    return { ok: false, failure: apiFailureOf(thrown) };
  }
}

/** Retries a read once after a temporary failure, never a change. */
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
