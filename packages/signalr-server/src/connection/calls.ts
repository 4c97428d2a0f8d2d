import type { Call, Caller, Clients, EventMap } from '../hub.ts';
import type { HubEvent } from '../hub-events.ts';
import type { HubLimits } from '../options.ts';
import { messageTypes } from '../protocol/messages.ts';
import type { Completion, HubMessage, Invocation } from '../protocol/messages.ts';
import { after } from './after.ts';
import { untilAborted } from './until-aborted.ts';
import { ClientInvocations } from './client-invocations.ts';
import type { Connection } from './connection.ts';
import { failureText, faultIn, Refusal, StreamFailure } from './failure-text.ts';
import type { Methods, NamedMethod } from './methods.ts';
import { Upload } from './upload.ts';

export type CallsHost = {
  readonly methods: Methods;
  readonly clients: Clients<EventMap>;
  readonly limits: HubLimits;
  readonly detailedErrors: boolean;
  readonly observe: ((event: HubEvent) => void) | undefined;
  readonly now: () => number;
};

/** For a call without streams in either direction. */
const plain: Running = { stop: null, uploads: [] };

type Running = { readonly stop: AbortController | null; readonly uploads: readonly Upload[] };
/** The calls, streams and client results of a connection. */
export class Calls {
  readonly #host: CallsHost;
  readonly #connection: Connection;
  readonly #caller: Caller<never, never>;
  readonly #waiting: Invocation[] = [];
  #isHolding = false;
  /** True initially: no call runs before `onConnected` has finished. */
  #isBusy = true;
  #isOver = false;
  readonly #streams = new Map<string, AbortController>();
  readonly #uploads = new Map<string, Upload>();
  readonly #clientInvocations = new ClientInvocations();

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

  /** Runs waiting calls in order. */
  goOn(): void {
    this.#isBusy = false;
    while (!this.#isBusy && !this.#isOver) {
      const next = this.#waiting.shift();
      if (next === undefined) break;
      this.#serve(next);
    }
    if (this.#isHolding && this.#waiting.length <= this.#host.limits.waitingCalls / 2) {
      this.#isHolding = false;
      this.#connection.readPauses.remove();
    }
  }

  #queue(invocation: Invocation): void {
    // Items of its uploads may arrive before it runs.
    if (!this.#openUploads(invocation)) return;
    if (!this.#isBusy) {
      this.#serve(invocation);
      return;
    }
    this.#waiting.push(invocation);
    if (this.#isHolding || this.#waiting.length <= this.#host.limits.waitingCalls) return;
    this.#isHolding = true;
    this.#connection.readPauses.add();
  }

  #serve(invocation: Invocation): void {
    const done = this.#start(invocation);
    if (done === undefined) return;
    this.#isBusy = true;
    void done.then(() => this.goOn());
  }

  /** Returns the promise that the next call waits for: streams and uploads block no other call. */
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
        hold: () => this.#connection.readPauses.add(),
        release: () => this.#connection.readPauses.remove(),
      });
      this.#uploads.set(streamIds[index] ?? '', upload);
    }
    return true;
  }

  #runningOf({ type, invocationId, streamIds = [] }: Invocation, { method }: NamedMethod): Running {
    if (type === messageTypes.invocation && streamIds.length === 0) return plain;
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
      const fault = faultIn(error);
      if (fault !== null) observe?.({ is: 'failed', where: found.name, error: fault.cause });
      this.#fail(invocation, failureText(error, found.name, this.#host.detailedErrors));
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
    const call = new ServedCall(this.#caller, this.#host.clients, running);
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

  #complete(completion: Completion): void {
    const { invocationId, error } = completion;
    const upload = this.#uploads.get(invocationId);
    if (upload !== undefined) {
      this.#uploads.delete(invocationId);
      upload.end(error);
      return;
    }
    this.#clientInvocations.answer(completion);
  }

  /** Invokes a method of the client and waits for what it answers. */
  ask(target: string, args: readonly unknown[]): Promise<unknown> {
    return this.#clientInvocations.ask(this.#host.now() + this.#host.limits.askMs, (invocationId) =>
      this.#connection.send({ type: messageTypes.invocation, target, arguments: args, invocationId }),
    );
  }

  /** Whether the client waits for the server, rather than the other way round. */
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
    for (const upload of this.#uploads.values()) upload.end('The connection is over.');
    this.#clientInvocations.end();
    this.#uploads.clear();
  }

  #forget(invocation: Invocation): void {
    if (invocation.type === messageTypes.streamInvocation)
      this.#streams.delete(invocation.invocationId ?? '');
    this.#dropUploads(invocation);
  }

  #dropUploads({ streamIds }: Invocation): void {
    for (const id of streamIds ?? []) {
      this.#uploads.get(id)?.drop();
      this.#uploads.delete(id);
    }
  }

  #fail(invocation: Invocation, error: string): void {
    const { invocationId } = invocation;
    if (invocationId !== undefined)
      this.#connection.send({ type: messageTypes.completion, invocationId, error });
  }
}

/** A class, because an object literal with accessors would be rebuilt for every call. */
class ServedCall implements Call<never, EventMap> {
  readonly caller: Caller<never, EventMap>;
  readonly clients: Clients<EventMap>;
  readonly uploads: readonly Upload[];
  readonly #stop: AbortController | null;

  constructor(caller: Caller<never, EventMap>, clients: Clients<EventMap>, { stop, uploads }: Running) {
    this.caller = caller;
    this.clients = clients;
    this.uploads = uploads;
    this.#stop = stop;
  }

  get signal(): AbortSignal {
    return this.#stop?.signal ?? this.caller.gone;
  }
}
