import { HubError } from '../hub-error.ts';
import type { AnyMethod, Call, Caller, Clients } from '../hub.ts';
import type { HubEvent } from '../hub-events.ts';
import type { HubLimits } from '../options.ts';
import { messageTypes } from '../protocol/messages.ts';
import type { Completion, HubMessage, Invocation } from '../protocol/messages.ts';
import { after } from './after.ts';
import { untilAborted } from './until-aborted.ts';
import type { Connection } from './connection.ts';
import { Upload } from './upload.ts';

export type CallsHost = {
  /** By name in lower case, as clients may write it in any. */
  readonly methods: ReadonlyMap<string, NamedMethod>;
  readonly clients: Clients<never>;
  readonly limits: HubLimits;
  readonly detailedErrors: boolean;
  readonly observe: ((event: HubEvent) => void) | undefined;
  readonly now: () => number;
};
export type NamedMethod = { readonly name: string; readonly method: AnyMethod<never, never> };

type Running = { readonly stop: AbortController | null; readonly uploads: readonly Upload[] };
type Asked = {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly until: number;
};

/** What one client has called, streams, and has been asked. */
export class Calls {
  readonly #host: CallsHost;
  readonly #connection: Connection;
  readonly #caller: Caller<never, never>;
  readonly #waiting: Invocation[] = [];
  #isHolding = false;
  /** True from the start: nothing is served before the hub has seen who is there. */
  #isBusy = true;
  #isOver = false;
  readonly #streams = new Map<string, AbortController>();
  readonly #uploads = new Map<string, Upload>();
  readonly #asked = new Map<string, Asked>();
  #askedSoFar = 0;

  constructor(host: CallsHost, connection: Connection, caller: Caller<never, never>) {
    this.#host = host;
    this.#connection = connection;
    this.#caller = caller;
  }

  take(message: HubMessage): void {
    switch (message.type) {
      case messageTypes.invocation:
      case messageTypes.streamInvocation:
        this.#queue(message);
        return;
      case messageTypes.streamItem:
        this.#uploads.get(message.invocationId)?.push(message.item);
        return;
      case messageTypes.completion:
        this.#complete(message);
        return;
      case messageTypes.cancelInvocation:
        this.#streams.get(message.invocationId)?.abort();
        return;
      default:
    }
  }

  /** Serves what is waiting, in order. */
  goOn(): void {
    this.#isBusy = false;
    while (!this.#isBusy && !this.#isOver) {
      const next = this.#waiting.shift();
      if (next === undefined) break;
      this.#serve(next);
    }
    if (this.#isHolding && this.#waiting.length <= this.#host.limits.waitingCalls / 2) {
      this.#isHolding = false;
      this.#connection.release();
    }
  }

  #queue(invocation: Invocation): void {
    // Items of its streams may come before its turn does.
    if (!this.#openUploads(invocation)) return;
    if (!this.#isBusy) {
      this.#serve(invocation);
      return;
    }
    this.#waiting.push(invocation);
    if (this.#isHolding || this.#waiting.length <= this.#host.limits.waitingCalls) return;
    this.#isHolding = true;
    this.#connection.hold();
  }

  #serve(invocation: Invocation): void {
    const done = this.#start(invocation);
    if (done === undefined) return;
    this.#isBusy = true;
    void done.then(() => this.goOn());
  }

  /** Answers what the next call has to wait for: streams and uploads hold nobody up. */
  #start(invocation: Invocation): Promise<void> | undefined {
    const found = this.#host.methods.get(invocation.target.toLowerCase());
    if (found === undefined) {
      this.#fail(invocation, `Unknown hub method '${invocation.target}'`);
      return undefined;
    }
    const refusal = this.#refusalOf(invocation, found);
    if (refusal !== null) {
      this.#fail(invocation, refusal);
      this.#dropUploads(invocation);
      return undefined;
    }
    const running = this.#runningOf(invocation, found);
    const done = this.#run(invocation, found, running);
    if (done === undefined) return undefined;
    return found.method.kind === 'stream' || running.uploads.length > 0 ? undefined : done;
  }

  #refusalOf(invocation: Invocation, { name, method }: NamedMethod): string | null {
    const isStreaming = invocation.type === messageTypes.streamInvocation;
    if (method.kind === 'stream' && !isStreaming)
      return `The client attempted to invoke the streaming '${name}' method with a non-streaming invocation.`;
    if (method.kind === 'method' && isStreaming)
      return `The client attempted to invoke the non-streaming '${name}' method with a streaming invocation.`;
    if (isStreaming && this.#streams.has(invocation.invocationId ?? ''))
      return `Invocation ID '${invocation.invocationId}' is already in use.`;
    if (isStreaming && this.#streams.size >= this.#host.limits.streams) return 'Too many streams.';
    return null;
  }

  #openUploads(invocation: Invocation): boolean {
    const { streamIds = [] } = invocation;
    if (streamIds.length === 0) return true;
    const { methods, limits } = this.#host;
    const schemas = methods.get(invocation.target.toLowerCase())?.method.uploads ?? [];
    if (schemas.length !== streamIds.length) return true;
    if (
      this.#uploads.size + streamIds.length > limits.streams ||
      streamIds.some((id) => this.#uploads.has(id))
    ) {
      this.#fail(invocation, 'Too many streams.');
      return false;
    }
    for (const [index, schema] of schemas.entries()) {
      const upload = new Upload({
        schema,
        room: limits.streamItems,
        hold: () => this.#connection.hold(),
        release: () => this.#connection.release(),
      });
      this.#uploads.set(streamIds[index] ?? '', upload);
    }
    return true;
  }

  #runningOf({ type, invocationId, streamIds = [] }: Invocation, { method }: NamedMethod): Running {
    const isRead = (method.uploads ?? []).length === streamIds.length;
    const uploads = isRead ? streamIds.flatMap((id) => this.#uploads.get(id) ?? []) : [];
    if (type === messageTypes.invocation) return { stop: null, uploads };
    const stop = new AbortController();
    this.#streams.set(invocationId ?? '', stop);
    return { stop, uploads };
  }

  #run(invocation: Invocation, found: NamedMethod, running: Running): Promise<void> | undefined {
    const { observe, now } = this.#host;
    const startedAt = observe === undefined ? 0 : now();
    const finish = (failed: boolean): void => {
      this.#forget(invocation);
      observe?.({ is: 'invoked', method: found.name, ms: now() - startedAt, failed });
    };
    const broken = (error: unknown): void => {
      this.#fail(invocation, this.#textOf(error, found));
      finish(true);
    };
    try {
      const done = after(this.#answer(invocation, found, running), () => finish(false));
      return done instanceof Promise ? done.catch(broken) : undefined;
    } catch (error) {
      broken(error);
      return undefined;
    }
  }

  #answer(invocation: Invocation, { name, method }: NamedMethod, running: Running): void | Promise<void> {
    const sent = invocation.streamIds?.length ?? 0;
    const expected = method.uploads?.length ?? 0;
    if (sent !== expected)
      throw new Refusal(`Client sent ${sent} stream(s), Hub method expects ${expected}.`);
    const gone = (): AbortSignal => this.#caller.gone;
    const call: Call<never, never> = {
      caller: this.#caller,
      clients: this.#host.clients,
      get signal() {
        return running.stop?.signal ?? gone();
      },
      uploads: running.uploads,
    };
    return after(method.allow?.(this.#caller) ?? true, (isAllowed) => {
      if (!isAllowed) throw new Refusal(`Failed to invoke '${name}' because user is unauthorized`);
      return after(method.takes['~standard'].validate(invocation.arguments), (checked) => {
        if (checked.issues !== undefined)
          throw new Refusal(`Failed to invoke '${name}' due to an error on the server.`);
        const args = checked.value as readonly never[];
        const returned = Reflect.apply(method.run, method, [call, ...args]) as unknown;
        return method.kind === 'stream'
          ? this.#stream(invocation, returned, running)
          : after(returned, (result) => this.#reply(invocation, result));
      });
    });
  }

  #reply({ invocationId }: Invocation, result: unknown): void {
    if (invocationId !== undefined)
      this.#connection.send({ type: messageTypes.completion, invocationId, result: result ?? null });
  }

  async #stream({ invocationId = '' }: Invocation, returned: unknown, { stop }: Running): Promise<void> {
    const signal = stop?.signal ?? AbortSignal.abort();
    const items = (await returned) as AsyncIterable<unknown> | Iterable<unknown>;
    try {
      for await (const item of untilAborted(items, signal)) {
        this.#connection.send({ type: messageTypes.streamItem, invocationId, item: item ?? null });
        if (this.#connection.isBehind) await this.#connection.whenSent();
      }
    } catch (error) {
      throw new StreamFailure(error);
    }
    this.#connection.send({ type: messageTypes.completion, invocationId });
  }

  #complete({ invocationId, error, result }: Completion): void {
    const upload = this.#uploads.get(invocationId);
    if (upload !== undefined) {
      this.#uploads.delete(invocationId);
      upload.end(error);
      return;
    }
    const asked = this.#asked.get(invocationId);
    this.#asked.delete(invocationId);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new HubError(error));
  }

  /** Invokes a method of the client and waits for what it answers. */
  ask(target: string, args: readonly unknown[]): Promise<unknown> {
    if (this.#isOver) return Promise.reject(new HubError('The connection is over.'));
    this.#askedSoFar += 1;
    const invocationId = `s${this.#askedSoFar}`;
    const answered = new Promise<unknown>((resolve, reject) => {
      const until = this.#host.now() + this.#host.limits.askMs;
      this.#asked.set(invocationId, { resolve, reject, until });
    });
    this.#connection.send({ type: messageTypes.invocation, target, arguments: args, invocationId });
    return answered;
  }

  sweep(now: number): void {
    for (const [id, { until, reject }] of this.#asked) {
      if (now <= until) continue;
      this.#asked.delete(id);
      reject(new HubError('The client did not answer in time.'));
    }
  }

  end(): void {
    this.#isOver = true;
    this.#waiting.length = 0;
    for (const stop of this.#streams.values()) stop.abort();
    for (const upload of this.#uploads.values()) upload.end('The connection is over.');
    for (const { reject } of this.#asked.values()) reject(new HubError('The connection is over.'));
    this.#uploads.clear();
    this.#asked.clear();
  }

  #forget(invocation: Invocation): void {
    if (invocation.type === messageTypes.streamInvocation)
      this.#streams.delete(invocation.invocationId ?? '');
    this.#dropUploads(invocation);
  }

  #dropUploads({ streamIds = [] }: Invocation): void {
    for (const id of streamIds) {
      this.#uploads.get(id)?.drop();
      this.#uploads.delete(id);
    }
  }

  #fail(invocation: Invocation, error: string): void {
    const { invocationId } = invocation;
    if (invocationId !== undefined)
      this.#connection.send({ type: messageTypes.completion, invocationId, error });
  }

  #textOf(error: unknown, { name }: NamedMethod): string {
    if (error instanceof Refusal) return error.message;
    const isStream = error instanceof StreamFailure;
    const cause = isStream ? error.cause : error;
    const text = isStream
      ? 'An error occurred on the server while streaming results.'
      : `An unexpected error occurred invoking '${name}' on the server.`;
    const isTold = cause instanceof HubError || (this.#host.detailedErrors && cause instanceof Error);
    if (!(cause instanceof HubError)) this.#host.observe?.({ is: 'failed', where: name, error: cause });
    return isTold ? `${text} ${cause.name}: ${cause.message}` : text;
  }
}

/** The call is not as the method wants it; its text is for the caller. */
class Refusal extends Error {}

class StreamFailure extends Error {
  constructor(cause: unknown) {
    super('a stream broke', { cause });
  }
}
