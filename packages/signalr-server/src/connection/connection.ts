import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import type { EndReason, TransportName } from '../hub-events.ts';
import type { Authenticated, HubLimits } from '../options.ts';
import type { Codec, Encoded } from '../protocol/codec.ts';
import { handshakeReply, readHandshake } from '../protocol/handshake.ts';
import { isTracked, messageTypes, ProtocolError } from '../protocol/messages.ts';
import type { Close, HubMessage } from '../protocol/messages.ts';
import type { ConnectionProperties } from './connection-properties.ts';
import { withDetail } from './failure-text.ts';
import { ReadPauses } from './read-pauses.ts';
import { Inbox } from './inbox.ts';
import type { Line } from './line.ts';
import { ResumeBuffer } from './resume-buffer.ts';

/** The services of the server that a connection needs. */
export type ConnectionHost = {
  readonly limits: HubLimits;
  readonly codecs: readonly Codec[];
  readonly detailedErrors: boolean;
  /** Flushes at the end of this turn, so that all messages to a client in a turn are sent together. */
  readonly flushLater: (connection: Connection) => void;
  readonly agreed: (connection: Connection) => void;
  readonly serve: (connection: Connection, message: HubMessage) => void;
  readonly resumed: (replayed: number) => void;
  readonly failed: (where: string, error: unknown) => void;
  readonly over: (connection: Connection, reason: EndReason) => void;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
};

const handful = 32;
const lookAgainMs = 10;
const ping: HubMessage = { type: messageTypes.ping };

/** A client from handshake to close, over one transport connection or, with stateful reconnect, several. */
export class Connection {
  readonly id: string;
  readonly token: string;
  readonly user: Authenticated<unknown>;
  readonly query: URLSearchParams;
  readonly transport: TransportName;
  readonly openedAt: number;
  readonly #host: ConnectionHost;
  readonly #resume: ResumeBuffer | null;
  #state: 'handshake' | 'open' | 'over' = 'handshake';
  #codec: Codec | null = null;
  #line: Line | null;
  readonly #inbox: Inbox;
  readonly readPauses = new ReadPauses((isHeld) => {
    this.#lastReadAt = this.#host.now();
    this.#line?.hold(isHeld);
  });
  #out: Encoded[] = [];
  #lastSentAt: number;
  #lastReadAt: number;
  #behindSince: number | null = null;

  constructor(host: ConnectionHost, line: Line, given: ConnectionProperties) {
    this.#host = host;
    this.#line = line;
    this.id = given.id;
    this.token = given.token;
    this.user = given.user;
    this.query = given.query;
    this.transport = line.transport;
    this.#inbox = new Inbox(host.limits.messageBytes);
    this.#resume = given.isStateful ? new ResumeBuffer(host.limits.unacknowledgedBytes) : null;
    this.openedAt = this.#lastSentAt = this.#lastReadAt = host.now();
  }

  get isOver(): boolean {
    return this.#state === 'over';
  }

  get isResumable(): boolean {
    return this.#resume !== null && this.#state === 'open';
  }

  /** The agreed protocol; null before the handshake. */
  get codec(): Codec | null {
    return this.#codec;
  }

  receive(data: Buffer, line: Line | null = this.#line): void {
    if (line !== this.#line || this.#state === 'over') return;
    this.#lastReadAt = this.#host.now();
    try {
      const whole = this.#inbox.add(data);
      const from = this.#state === 'handshake' ? this.#agree(whole) : 0;
      if (this.#codec !== null) this.#inbox.read(this.#codec, whole, from, this.#take);
    } catch (error) {
      // Any error ends this connection only, not others or the process.
      if (!(error instanceof ProtocolError)) this.#host.failed('receive', error);
      const text = withDetail('Connection closed with an error.', error, this.#host.detailedErrors);
      this.close({ error: text }, 'protocol');
    }
  }

  /** Returns the offset of the first message after the handshake. */
  #agree(data: Buffer): number {
    const { codecs } = this.#host;
    // Events of a response are text.
    const spoken =
      this.transport === 'ServerSentEvents' ? codecs.filter(({ isBinary }) => !isBinary) : codecs;
    const read = readHandshake(data, spoken, this.#resume === null ? 1 : 2);
    switch (read.is) {
      case 'incomplete':
        this.#inbox.keep(data);
        return 0;
      case 'stranger':
        this.cut('handshake');
        return 0;
      case 'refused':
        this.#refuse(read.error);
        return 0;
      case 'agreed':
        this.#codec = read.codec;
        this.#state = 'open';
        this.#line?.write([handshakeReply()], false);
        this.#host.agreed(this);
        return read.next;
    }
  }

  #refuse(error: string): void {
    this.#line?.write([handshakeReply(error)], false);
    this.#end('handshake');
  }

  /** Returns whether to continue. */
  readonly #take = (message: HubMessage): boolean => {
    if (this.#resume?.isNew(message) !== false) this.#serve(message);
    return this.#state === 'open';
  };

  #serve(message: HubMessage): void {
    switch (message.type) {
      case messageTypes.ping:
      case messageTypes.sequence:
        return;
      case messageTypes.close:
        this.#end('client');
        return;
      case messageTypes.ack:
        this.#resume?.acknowledge(message.sequenceId);
        this.#host.flushLater(this);
        return;
      default:
        this.#host.serve(this, message);
    }
  }

  send(message: HubMessage): void {
    if (this.#codec !== null) this.sendEncoded(this.#codec.write(message), isTracked(message));
  }

  /** Sends a record that was encoded for many connections. */
  sendEncoded(record: Encoded, isTrackedRecord = true): void {
    if (this.#state !== 'open') return;
    if (isTrackedRecord && this.#resume !== null) this.#resume.push(record);
    else this.#out.push(record);
    this.#host.flushLater(this);
  }

  flush(): void {
    if (this.#state === 'over') return;
    const line = this.#line;
    if (line !== null) {
      const records = this.#resume === null ? this.#out : [...this.#resume.takeReady(), ...this.#out];
      if (records.length === 0) return;
      this.#out = [];
      line.write(records, this.#codec?.isBinary === true);
      this.#lastSentAt = this.#host.now();
    }
    if (this.#waitingBytes() > this.#host.limits.waitingBytes) this.cut('slow');
    else if (this.#behindSince === null && this.isBehind) void this.#holdWhileBehind();
  }

  /** Whether so much is waiting that producers should pause. */
  get isBehind(): boolean {
    return this.#out.length >= handful || this.#waitingBytes() > this.#host.limits.waitingBytes / 2;
  }

  async whenSent(): Promise<void> {
    await immediate();
    while (this.#state === 'open' && this.isBehind) await wait(lookAgainMs);
  }

  /** Stops reading from a client that does not read its replies. */
  async #holdWhileBehind(): Promise<void> {
    this.#behindSince = this.#host.now();
    this.readPauses.add();
    await this.whenSent();
    this.#behindSince = null;
    this.readPauses.remove();
  }

  #waitingBytes(): number {
    return (this.#line?.waitingBytes() ?? 0) + (this.#resume?.waitingBytes ?? 0);
  }

  /** Resumes over a new transport connection, with stateful reconnect. */
  resume(line: Line): boolean {
    if (this.#resume === null || this.#codec === null || this.#state !== 'open') return false;
    const old = this.#line;
    this.#line = line;
    this.#inbox.clear();
    this.#out = [];
    old?.cut();
    if (this.readPauses.any) line.hold(true);
    this.#lastReadAt = this.#host.now();
    const { sequenceId, again } = this.#resume.startAgain();
    const sequence = this.#codec.write({ type: messageTypes.sequence, sequenceId });
    line.write([sequence, ...again], this.#codec.isBinary);
    this.#host.resumed(again.length);
    this.flush();
    return true;
  }

  /** Handles the loss of the transport connection; `isClean` when the client closed it. */
  lose(line: Line, isClean: boolean): void {
    if (line !== this.#line) return;
    this.#line = null;
    if (!isClean && this.#resume !== null && this.#state === 'open') {
      this.#out = [];
      this.#lastReadAt = this.#host.now();
      return;
    }
    this.#end(isClean ? 'client' : 'lost');
  }

  /** Sends Close and ends. */
  close({ error, allowReconnect }: Omit<Close, 'type'>, reason: EndReason): void {
    if (this.#state === 'over') return;
    if (this.#state === 'handshake') {
      this.#refuse(error ?? 'Handshake was canceled.');
      return;
    }
    this.send({
      type: messageTypes.close,
      ...(error === undefined ? {} : { error }),
      ...(allowReconnect === true ? { allowReconnect } : {}),
    });
    this.flush();
    this.#end(reason);
  }

  cut(reason: EndReason): void {
    this.#line?.cut();
    this.#end(reason);
  }

  #end(reason: EndReason): void {
    if (this.#state === 'over') return;
    this.#state = 'over';
    this.#line?.end();
    this.#out = [];
    this.#inbox.clear();
    this.readPauses.releaseAll();
    this.#host.over(this, reason);
  }

  async whenRoom(): Promise<void> {
    if (this.#state !== 'over') await this.readPauses.whenNone();
  }

  /** Checks timeouts, about once a second. A client is not considered silent while the server works on its call. */
  sweep(now: number, isServed: boolean): void {
    const { handshakeMs, keepAliveMs, clientTimeoutMs, disconnectMs } = this.#host.limits;
    if (this.#state === 'handshake') {
      if (now - this.openedAt > handshakeMs) this.#refuse('Handshake was canceled.');
      return;
    }
    if (this.#state === 'over') return;
    if (this.#line === null) {
      if (now - this.#lastReadAt > disconnectMs) this.#end('lost');
      return;
    }
    // A poll needs no keep-alive.
    if (this.transport === 'LongPolling') return;
    if (this.#behindSince !== null && now - this.#behindSince > clientTimeoutMs) {
      this.cut('slow');
      return;
    }
    if (isServed) this.#lastReadAt = now;
    if (!this.readPauses.any && now - this.#lastReadAt > clientTimeoutMs) {
      this.cut('silent');
      return;
    }
    const acknowledged = this.#resume?.takeAcknowledgment() ?? null;
    if (acknowledged !== null) this.send({ type: messageTypes.ack, sequenceId: acknowledged });
    else if (now - this.#lastSentAt >= keepAliveMs) this.send(ping);
  }
}
