import type { Call, Caller, Clients, EventMap } from '../hub.ts';
import type { HubEvent } from '../hub-events.ts';
import type { HubLimits } from '../options.ts';
import { messageTypes } from '../protocol/messages.ts';
import type { Completion, HubMessage, Invocation } from '../protocol/messages.ts';
import { after } from './after.ts';
import { untilAborted } from './until-aborted.ts';
import { ClientInvocations } from './client-invocations.ts';
import type { Connection } from '../connection/connection.ts';
import { failureText, faultIn, Refusal, StreamFailure } from '../connection/failure-text.ts';
import type { Methods, NamedMethod } from './methods.ts';
import { OpenUploads } from './open-uploads.ts';
import type { Upload } from './upload.ts';

export type CallsHost = {
  readonly methods: Methods;
  readonly clients: Clients<EventMap>;
  readonly limits: HubLimits;
  readonly detailedErrors: boolean;
  readonly observe: ((event: HubEvent) => void) | undefined;
  readonly now: () => number;
};

/** What a running call reads, and what stops the stream that it returns. */
type Streams = { readonly stop: AbortController | null; readonly uploads: readonly Upload[] };

const noStreams: Streams = { stop: null, uploads: [] };

/** A call that was received while another one runs, with its uploads: their items may arrive before it runs. */
type WaitingCall = { readonly invocation: Invocation; readonly uploads: readonly Upload[] };

/** The calls, streams and client results of a connection. */
export class Calls {
  readonly #host: CallsHost;
  readonly #connection: Connection;
  readonly #caller: Caller<never, never>;
  readonly #waiting: WaitingCall[] = [];
  #hasPausedReading = false;
  /** True initially: no call runs before `onConnected` has finished. */
  #isBusy = true;
  #isOver = false;
  readonly #streams = new Map<string, AbortController>();
  readonly #uploads: OpenUploads;
  readonly #clientInvocations = new ClientInvocations();

  constructor(host: CallsHost, connection: Connection, caller: Caller<never, never>) {
    this.#host = host;
    this.#connection = connection;
    this.#caller = caller;
    this.#uploads = new OpenUploads({
      limit: host.limits.streams,
      room: host.limits.streamItems,
      hold: () => connection.readPauses.add(),
      release: () => connection.readPauses.remove(),
    });
  }

  receive(message: HubMessage): void {
    switch (message.type) {
      case messageTypes.invocation:
      case messageTypes.streamInvocation:
        this.#queue(message);
        return;
      case messageTypes.streamItem:
        this.#uploads.push(message.invocationId, message.item);
        return;
      case messageTypes.completion:
        this.#complete(message);
        return;
      case messageTypes.cancelInvocation:
        this.#cancel(message.invocationId);
        return;
      default:
    }
  }

  /** Runs waiting calls in order. */
  runWaiting(): void {
    this.#isBusy = false;
    while (!this.#isBusy && !this.#isOver) {
      const next = this.#waiting.shift();
      if (next === undefined) break;
      this.#serve(next.invocation, next.uploads);
    }
    if (this.#hasPausedReading && this.#waiting.length <= this.#host.limits.waitingCalls / 2) {
      this.#hasPausedReading = false;
      this.#connection.readPauses.remove();
    }
  }

  #queue(invocation: Invocation): void {
    const method = this.#host.methods.get(invocation.target.toLowerCase())?.method;
    const uploads = this.#uploads.open(invocation.streamIds ?? [], method?.uploads ?? []);
    if (typeof uploads === 'string') {
      this.#fail(invocation, uploads);
      return;
    }
    if (!this.#isBusy) {
      this.#serve(invocation, uploads);
      return;
    }
    this.#waiting.push({ invocation, uploads });
    if (this.#hasPausedReading || this.#waiting.length <= this.#host.limits.waitingCalls) return;
    this.#hasPausedReading = true;
    this.#connection.readPauses.add();
  }

  /** Stops a stream, also one that still waits. */
  #cancel(invocationId: string): void {
    const running = this.#streams.get(invocationId);
    if (running !== undefined) {
      running.abort();
      return;
    }
    const index = this.#waiting.findIndex(
      ({ invocation }) =>
        invocation.type === messageTypes.streamInvocation && invocation.invocationId === invocationId,
    );
    const [cancelled] = index === -1 ? [] : this.#waiting.splice(index, 1);
    if (cancelled === undefined) return;
    this.#uploads.drop(cancelled.uploads);
    this.#connection.send({ type: messageTypes.completion, invocationId });
  }

  #serve(invocation: Invocation, uploads: readonly Upload[]): void {
    const done = this.#start(invocation, uploads);
    if (done === undefined) return;
    this.#isBusy = true;
    void done.then(() => this.runWaiting());
  }

  /** Returns the promise that the next call waits for: streams and uploads block no other call. */
  #start(invocation: Invocation, uploads: readonly Upload[]): Promise<void> | undefined {
    const found = this.#host.methods.get(invocation.target.toLowerCase());
    if (found === undefined) {
      this.#fail(invocation, `Unknown hub method '${invocation.target}'`);
      return undefined;
    }
    const refusal = this.#refusalOf(invocation, found);
    if (refusal !== null) {
      this.#fail(invocation, refusal);
      this.#uploads.drop(uploads);
      return undefined;
    }
    const done = this.#run(invocation, found, this.#openStreams(invocation, uploads));
    if (done === undefined) return undefined;
    return found.method.kind === 'stream' || uploads.length > 0 ? undefined : done;
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

  #openStreams({ type, invocationId }: Invocation, uploads: readonly Upload[]): Streams {
    if (type === messageTypes.invocation) return uploads.length === 0 ? noStreams : { stop: null, uploads };
    const stop = new AbortController();
    this.#streams.set(invocationId ?? '', stop);
    return { stop, uploads };
  }

  #run(invocation: Invocation, found: NamedMethod, streams: Streams): Promise<void> | undefined {
    const { observe, now } = this.#host;
    const startedAt = observe === undefined ? 0 : now();
    const finish = (failed: boolean): void => {
      if (streams.stop !== null) this.#streams.delete(invocation.invocationId ?? '');
      this.#uploads.drop(streams.uploads);
      observe?.({ is: 'invoked', method: found.name, ms: now() - startedAt, failed });
    };
    const onError = (error: unknown): void => {
      const fault = faultIn(error);
      if (fault !== null) observe?.({ is: 'failed', where: found.name, error: fault.cause });
      this.#fail(invocation, failureText(error, found.name, this.#host.detailedErrors));
      finish(true);
    };
    try {
      const done = after(this.#answer(invocation, found, streams), () => finish(false));
      return done instanceof Promise ? done.catch(onError) : undefined;
    } catch (error) {
      onError(error);
      return undefined;
    }
  }

  #answer(invocation: Invocation, { name, method }: NamedMethod, streams: Streams): void | Promise<void> {
    const sent = invocation.streamIds?.length ?? 0;
    const expected = method.uploads?.length ?? 0;
    if (sent !== expected)
      throw new Refusal(`Client sent ${sent} stream(s), Hub method expects ${expected}.`);
    const call = new ServedCall(this.#caller, this.#host.clients, streams);
    return after(method.allow?.(this.#caller) ?? true, (isAllowed) => {
      if (!isAllowed) throw new Refusal(`Failed to invoke '${name}' because user is unauthorized`);
      return after(method.parameters['~standard'].validate(invocation.arguments), (checked) => {
        if (checked.issues !== undefined)
          throw new Refusal(`Failed to invoke '${name}' due to an error on the server.`);
        const args = checked.value as readonly never[];
        const returned = Reflect.apply(method.run, method, [call, ...args]) as unknown;
        return method.kind === 'stream'
          ? this.#stream(invocation, returned, streams)
          : after(returned, (result) => this.#reply(invocation, result));
      });
    });
  }

  #reply({ invocationId }: Invocation, result: unknown): void {
    if (invocationId !== undefined)
      this.#connection.send({ type: messageTypes.completion, invocationId, result: result ?? null });
  }

  async #stream({ invocationId = '' }: Invocation, returned: unknown, { stop }: Streams): Promise<void> {
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

  #complete(completion: Completion): void {
    if (this.#uploads.end(completion.invocationId, completion.error)) return;
    this.#clientInvocations.answer(completion);
  }

  /** Invokes a method of the client and waits for what it answers. */
  ask(target: string, args: readonly unknown[]): Promise<unknown> {
    return this.#clientInvocations.ask(this.#host.now() + this.#host.limits.askMs, (invocationId) =>
      this.#connection.send({ type: messageTypes.invocation, target, arguments: args, invocationId }),
    );
  }

  /** Whether a call is running that later calls wait for. */
  get isBusy(): boolean {
    return this.#isBusy;
  }

  sweep(now: number): void {
    this.#clientInvocations.sweep(now);
  }

  end(): void {
    this.#isOver = true;
    this.#waiting.length = 0;
    for (const stop of this.#streams.values()) stop.abort();
    this.#uploads.endAll('The connection is over.');
    this.#clientInvocations.end();
  }

  #fail(invocation: Invocation, error: string): void {
    const { invocationId } = invocation;
    if (invocationId !== undefined)
      this.#connection.send({ type: messageTypes.completion, invocationId, error });
  }
}

/** The call object that a method receives. A class, because an object literal with accessors would be rebuilt for every call. */
class ServedCall implements Call<never, EventMap> {
  readonly caller: Caller<never, EventMap>;
  readonly clients: Clients<EventMap>;
  readonly uploads: readonly Upload[];
  readonly #stop: AbortController | null;

  constructor(caller: Caller<never, EventMap>, clients: Clients<EventMap>, { stop, uploads }: Streams) {
    this.caller = caller;
    this.clients = clients;
    this.uploads = uploads;
    this.#stop = stop;
  }

  get signal(): AbortSignal {
    return this.#stop?.signal ?? this.caller.gone;
  }
}
