import { ok } from '@repo/domain/result';
import { sendInChunks } from './send-in-chunks.ts';

type Sent = { readonly what: string; readonly token: string | undefined };
type Reply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: object;
};

const chunkBytes = 8 * 1024 * 1024;
const address = '/api/v1/uploads/one';
const stored: Reply = {
  status: 200,
  headers: { 'upload-offset': chunkBytes + 1 },
  body: { payload: { items: { id: 5 } } },
};
const refused = (status: number, code: string): Reply => ({
  status,
  body: { status: 1, message: '', errors: [code], payload: { items: null } },
});
const expired = refused(401, 'session_has_expired');
const begun: Reply = { status: 201, headers: { location: address } };
const arrivedTo = (offset: number): Reply => ({ status: 204, headers: { 'upload-offset': offset } });
const keptTo = (offset: number): Reply => ({
  status: 200,
  headers: { 'upload-offset': offset, 'upload-length': chunkBytes + 1 },
});

let replies: readonly Reply[] = [];
let sent: Sent[] = [];

/** Answers requests by these replies in turn, and later ones not at all. */
function answerWith(...next: readonly Reply[]): void {
  replies = next;
  sent = [];
}

class AnsweredRequest extends XMLHttpRequest {
  readonly #headers = new Map<string, string>();
  #method = '';
  #reply: Reply = { status: 0 };
  override open(method: string): void {
    this.#method = method;
  }
  override setRequestHeader(name: string, value: string): void {
    this.#headers.set(name.toLowerCase(), value);
  }
  override send(): void {
    const offset = this.#headers.get('upload-offset');
    const token = this.#headers.get('authorization');
    const what = offset === undefined ? this.#method : `${this.#method} from ${offset}`;
    const reply = replies[sent.push({ what, token }) - 1];
    if (reply !== undefined) this.#reply = reply;
    queueMicrotask(() => this.dispatchEvent(new ProgressEvent(reply === undefined ? 'error' : 'load')));
  }
  override get status(): number {
    return this.#reply.status;
  }
  override get responseText(): string {
    return this.#method === 'HEAD' ? '' : JSON.stringify(this.#reply.body);
  }
  override getResponseHeader(name: string): string | null {
    const value = this.#reply.headers?.[name.toLowerCase()];
    return value === undefined ? null : String(value);
  }
}

/** Sends a file of two chunks by a user whose first token is renewed when it is refused. */
function send() {
  let token = 'first';
  const renew = jest.fn(async () => {
    token = 'second';
    return ok(undefined);
  });
  const file = new File([new Uint8Array(chunkBytes + 1)], 'film.mp4', { lastModified: 1 });
  const result = sendInChunks(
    {
      file,
      metadata: { eventId: '7', contentType: 'GALLERY_VIDEOS', filename: file.name, attempt: 'one' },
      accountId: 3,
      authority: { token: () => token, renew },
    },
    { signal: new AbortController().signal, onProgress: () => undefined, onArrived: () => undefined },
  );
  return { result, renew };
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new AnsweredRequest());
});
afterEach(() => jest.restoreAllMocks());

test('[A-51] [A-107] a chunk whose token is refused is sent again once, with a new token, from where the upload was', async () => {
  answerWith(begun, arrivedTo(chunkBytes), expired, keptTo(chunkBytes), stored);
  const { result, renew } = send();
  await expect(result).resolves.toMatchObject({ ok: true, value: { id: 5 } });
  expect(renew.mock.calls).toEqual([['first']]);
  expect(sent).toEqual([
    { what: 'POST', token: 'Bearer first' },
    { what: 'PATCH from 0', token: 'Bearer first' },
    { what: `PATCH from ${chunkBytes}`, token: 'Bearer first' },
    { what: 'HEAD', token: 'Bearer second' },
    { what: `PATCH from ${chunkBytes}`, token: 'Bearer second' },
  ]);
});

/** Sends the first chunk, and loses the connection then. */
async function sendFirstChunk(): Promise<void> {
  answerWith(begun, arrivedTo(chunkBytes));
  await expect(send().result).resolves.toMatchObject({ failure: { code: 'unable_to_access_server' } });
}

test('[FF-30] a token that has expired before an upload goes on is renewed, and nothing is sent twice', async () => {
  await sendFirstChunk();
  answerWith(expired, keptTo(chunkBytes), stored);
  const { result, renew } = send();
  await expect(result).resolves.toMatchObject({ ok: true, value: { id: 5 } });
  expect(renew.mock.calls).toEqual([['first']]);
  expect(sent).toEqual([
    { what: 'HEAD', token: 'Bearer first' },
    { what: 'HEAD', token: 'Bearer second' },
    { what: `PATCH from ${chunkBytes}`, token: 'Bearer second' },
  ]);
});

test.each([
  [503, 'storage_is_full', 'service_unavailable'],
  [503, 'database_unavailable', 'service_unavailable'],
  [429, 'too_many_requests', 'too_many_requests'],
] as const)(
  '[FF-30] a server that answers %d %s is left to the queue, and the upload goes on from where it was',
  async (status, code, codeOfStatus) => {
    await sendFirstChunk();
    answerWith(keptTo(chunkBytes), refused(status, code));
    await expect(send().result).resolves.toMatchObject({ ok: false, failure: { code } });
    answerWith(refused(status, code));
    await expect(send().result).resolves.toMatchObject({ ok: false, failure: { code: codeOfStatus } });
    answerWith(keptTo(chunkBytes), stored);
    await expect(send().result).resolves.toMatchObject({ ok: true, value: { id: 5 } });
    expect(sent.map(({ what }) => what)).toEqual(['HEAD', `PATCH from ${chunkBytes}`]);
  },
);

test('[FF-30] a gateway that fails for a moment is asked again, and the upload goes on from where it was', async () => {
  await sendFirstChunk();
  answerWith({ status: 502 }, keptTo(chunkBytes), { status: 502 }, keptTo(chunkBytes), stored);
  await expect(send().result).resolves.toMatchObject({ ok: true, value: { id: 5 } });
  const last = `PATCH from ${chunkBytes}`;
  expect(sent.map(({ what }) => what)).toEqual(['HEAD', 'HEAD', last, 'HEAD', last]);
});

test('[FF-32] an upload that the server no longer has begins again', async () => {
  await sendFirstChunk();
  answerWith(refused(404, 'object_does_not_exist'), begun, arrivedTo(chunkBytes), stored);
  await expect(send().result).resolves.toMatchObject({ ok: true, value: { id: 5 } });
  expect(sent.map(({ what }) => what)).toEqual(['HEAD', 'POST', 'PATCH from 0', `PATCH from ${chunkBytes}`]);
});
