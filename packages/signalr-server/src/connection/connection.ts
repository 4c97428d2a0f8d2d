import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import type { EndReason, TransportName } from '../hub-events.ts';
import type { Authenticated, HubLimits } from '../options.ts';
import type { Codec, Encoded } from '../protocol/codec.ts';
import { handshakeReply, readHandshake } from '../protocol/handshake.ts';
import { isTracked, messageTypes, ProtocolError } from '../protocol/messages.ts';
import type { Close, HubMessage } from '../protocol/messages.ts';
import type { ConnectionGiven } from './connection-given.ts';
import { withDetail } from './failure-text.ts';
import { Holds } from './holds.ts';
import { Inbox } from './inbox.ts';
import type { Line } from './line.ts';
import { ResumeBuffer } from './resume-buffer.ts';

/** What a connection needs of the server that it belongs to. */
export type ConnectionHost = {
  readonly limits: HubLimits;
  readonly codecs: readonly Codec[];
  readonly detailedErrors: boolean;
  /** Runs at the end of this turn: what is said to one client in a turn goes out together. */
  readonly flushLater: (connection: Connection) => void;
  readonly agreed: (connection: Connection) => void;
  readonly serve: (connection: Connection, message: HubMessage) => void;
  readonly resumed: (replayed: number) => void;
  readonly failed: (where: string, error: unknown) => void;
  readonly over: (connection: Connection, reason: EndReason) => void;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
};

const handful = 32;
const lookAgainMs = 10;
const ping: HubMessage = { type: messageTypes.ping };

/** One client, from its handshake to its end, over one line or, with stateful reconnect, over several. */
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
  readonly holds = new Holds((isHeld) => {
    this.#lastReadAt = this.#host.now();
    this.#line?.hold(isHeld);
  });
  #out: Encoded[] = [];
  #lastSentAt: number;
  #lastReadAt: number;
  #behindSince: number | null = null;

  constructor(host: ConnectionHost, line: Line, given: ConnectionGiven) {
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

  /** The protocol that was agreed on; nothing before that. */
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
      // Whatever it is, it is of this connection: no other one, nor the process, ends by it.
      if (!(error instanceof ProtocolError)) this.#host.failed('receive', error);
      const text = withDetail('Connection closed with an error.', error, this.#host.detailedErrors);
      this.close({ error: text }, 'protocol');
    }
  }

  /** Answers where the first message after the handshake begins. */
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

  /** Answers whether to go on. */
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

  /** What has been written once for many, in the protocol of this connection. */
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

  /** Whether more than a handful waits: whoever has much to send had better wait too. */
  get isBehind(): boolean {
    return this.#out.length >= handful || this.#waitingBytes() > this.#host.limits.waitingBytes / 2;
  }

  async whenSent(): Promise<void> {
    await immediate();
    while (this.#state === 'open' && this.isBehind) await wait(lookAgainMs);
  }

  /** Who does not take its answers is not asked for more questions. */
  async #holdWhileBehind(): Promise<void> {
    this.#behindSince = this.#host.now();
    this.holds.add();
    await this.whenSent();
    this.#behindSince = null;
    this.holds.remove();
  }

  #waitingBytes(): number {
    return (this.#line?.waitingBytes() ?? 0) + (this.#resume?.waitingBytes ?? 0);
  }

  /** With stateful reconnect: the client goes on over another line. */
  resume(line: Line): boolean {
    if (this.#resume === null || this.#codec === null || this.#state !== 'open') return false;
    const old = this.#line;
    this.#line = line;
    this.#inbox.clear();
    this.#out = [];
    old?.cut();
    if (this.holds.any) line.hold(true);
    this.#lastReadAt = this.#host.now();
    const { sequenceId, again } = this.#resume.startAgain();
    const sequence = this.#codec.write({ type: messageTypes.sequence, sequenceId });
    line.write([sequence, ...again], this.#codec.isBinary);
    this.#host.resumed(again.length);
    this.flush();
    return true;
  }

  /** The line is gone; `isClean` when the client has ended it. */
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

  /** Tells the client and ends. */
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
    this.holds.letGo();
    this.#host.over(this, reason);
  }

  async whenRoom(): Promise<void> {
    if (this.#state !== 'over') await this.holds.whenNone();
  }

  /** Looks at the clock, about once a second. While a client is served, its silence is not its own. */
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
    // A poll is an answer that the client waits for: there is nothing to keep alive.
    if (this.transport === 'LongPolling') return;
    if (this.#behindSince !== null && now - this.#behindSince > clientTimeoutMs) {
      this.cut('slow');
      return;
    }
    if (isServed) this.#lastReadAt = now;
    if (!this.holds.any && now - this.#lastReadAt > clientTimeoutMs) {
      this.cut('silent');
      return;
    }
    const acknowledged = this.#resume?.takeAcknowledgment() ?? null;
    if (acknowledged !== null) this.send({ type: messageTypes.ack, sequenceId: acknowledged });
    else if (now - this.#lastSentAt >= keepAliveMs) this.send(ping);
  }
}
