import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { HubError } from '../../hub-error.ts';
import { hubOf } from '../../hub.ts';
import type { Hub } from '../../hub.ts';
import type { Journal } from './journal.ts';

export type Person = { readonly name: string };

/** The events that the hub sends. The letter case varies on purpose: clients match names case-insensitively. */
export type ExamEvents = {
  Message: [text: string];
  mEsSaGeTwO: [text: string];
  CustomObject: [value: unknown];
  Number: [number: number];
  Result: [question: string];
};

export type ExamHub = Hub<Person, ExamEvents>;
export type Life = Pick<ExamHub, 'onConnected' | 'onDisconnected'>;
export type Methods = ExamHub['methods'];

export const { hub, method, stream } = hubOf<Person, ExamEvents>();
const nothing = z.tuple([]);
const text = z.tuple([z.string()]);
const anything = z.tuple([z.unknown()]);
const complexObject = z.object({
  string: z.string(),
  number: z.number(),
  list: z.array(z.object({ name: z.string() })),
  nothing: z.null(),
});

const answering = {
  Echo: method({ parameters: anything, run: (_call, value) => value }),
  EchoComplexObject: method({ parameters: z.tuple([complexObject]), run: (_call, value) => value }),
  Add: method({ parameters: z.tuple([z.number(), z.number()]), run: (_call, one, other) => one + other }),
  Nothing: method({ parameters: nothing, run: () => undefined }),
  GetCallerConnectionId: method({ parameters: nothing, run: ({ caller }) => caller.connectionId }),
  WhoAmI: method({
    parameters: nothing,
    run: ({ caller }) => ({
      name: caller.identity.name,
      userId: caller.userId,
      query: Object.fromEntries(caller.query),
    }),
  }),
  OnlyAnn: method({
    parameters: nothing,
    allow: ({ identity }) => identity.name === 'ann',
    run: () => 'welcome',
  }),
  ThrowException: method({
    parameters: text,
    run: (_call, message) => {
      throw new Error(message);
    },
  }),
  ThrowHubError: method({
    parameters: text,
    run: async (_call, message) => {
      throw new HubError(message);
    },
  }),
};

const telling = {
  InvokeWithString: method({
    parameters: text,
    run: async ({ caller }, message) => {
      await caller.send('Message', message);
      await caller.send('mEsSaGeTwO', message);
    },
  }),
  SendCustomObject: method({
    parameters: anything,
    run: ({ caller }, value) => caller.send('CustomObject', value),
  }),
  AskClient: method({ parameters: text, run: ({ caller }, question) => caller.ask('Result', question) }),
  AskClientAndSay: method({
    parameters: text,
    run: async ({ caller }, question) => {
      try {
        return { result: await caller.ask('Result', question) };
      } catch (error) {
        return { error: String(error) };
      }
    },
  }),
  Join: method({ parameters: text, run: ({ caller }, group) => caller.join(group) }),
  Leave: method({ parameters: text, run: ({ caller }, group) => caller.leave(group) }),
  TellGroup: method({
    parameters: z.tuple([z.string(), z.string()]),
    run: ({ clients }, group, message) => clients.group(group).send('Message', message),
  }),
  TellOthersInGroup: method({
    parameters: z.tuple([z.string(), z.string()]),
    run: ({ caller, clients }, group, message) =>
      clients.group(group, [caller.connectionId]).send('Message', message),
  }),
  TellUser: method({
    parameters: z.tuple([z.string(), z.string()]),
    run: ({ clients }, userId, message) => clients.user(userId).send('Message', message),
  }),
  TellAll: method({
    parameters: text,
    run: ({ clients }, message) => clients.all().send('Message', message),
  }),
  TellOthers: method({
    parameters: text,
    run: ({ caller, clients }, message) => clients.all([caller.connectionId]).send('Message', message),
  }),
  TellClient: method({
    parameters: z.tuple([z.string(), z.string()]),
    run: ({ clients }, connectionId, message) => clients.client(connectionId).send('Message', message),
  }),
  Close: method({
    parameters: z.tuple([z.object({ error: z.string().optional(), allowReconnect: z.boolean().optional() })]),
    run: ({ caller }, { error, allowReconnect }) => {
      caller.close({
        ...(error === undefined ? {} : { error }),
        ...(allowReconnect === undefined ? {} : { allowReconnect }),
      });
    },
  }),
};

const streaming = (journal: Journal) => ({
  Stream: stream({ parameters: nothing, run: () => ['a', 'b', 'c'] }),
  EmptyStream: stream({ parameters: nothing, run: () => [] }),
  Count: stream({
    parameters: z.tuple([z.int()]),
    run: async function* (_call, to) {
      for (let number = 1; number <= to; number += 1) yield number;
    },
  }),
  InfiniteStream: stream({
    parameters: nothing,
    run: async function* ({ signal }) {
      try {
        for (let number = 0; ; number += 1) {
          yield number;
          await pause(1);
        }
      } finally {
        journal.write(`InfiniteStream ended, ${signal.aborted ? 'aborted' : 'not aborted'}`);
      }
    },
  }),
  /** Yields one item and then waits until cancelled. */
  SilentStream: stream({
    parameters: nothing,
    run: async function* ({ signal }) {
      yield 'first';
      await new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      journal.write('SilentStream ended');
    },
  }),
  StreamThrowException: stream({
    parameters: text,
    run: (_call, message): Iterable<string> => {
      throw new Error(message);
    },
  }),
  StreamBreaks: stream({
    parameters: text,
    run: async function* (_call, message) {
      yield 'last words';
      throw new Error(message);
    },
  }),
  StreamBreaksWithHubError: stream({
    parameters: text,
    run: async function* (_call, message) {
      yield 'last words';
      throw new HubError(message);
    },
  }),
  StreamingConcat: method({
    parameters: nothing,
    uploads: [z.string()],
    run: async ({ uploads: [words] }) => {
      let all = '';
      for await (const word of words ?? []) all += String(word);
      return all;
    },
  }),
  HowUploadEnds: method({
    parameters: nothing,
    uploads: [z.string()],
    run: async ({ uploads: [words] }) => {
      const got: unknown[] = [];
      try {
        for await (const word of words ?? []) got.push(word);
        return { got, error: null };
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error);
        journal.write(`upload failed: ${said}`);
        return { got, error: said };
      }
    },
  }),
  UploadTwo: method({
    parameters: text,
    uploads: [z.string(), z.number()],
    run: async ({ uploads: [words, numbers] }, between) => {
      let said = '';
      let sum = 0;
      for await (const word of words ?? []) said += String(word);
      for await (const number of numbers ?? []) sum += Number(number);
      return `${said}${between}${sum}`;
    },
  }),
  UploadUnread: method({ parameters: nothing, uploads: [z.string()], run: () => 'not interested' }),
  StreamBack: stream({
    parameters: nothing,
    uploads: [z.string()],
    run: async function* ({ uploads: [words] }) {
      for await (const word of words ?? []) yield `${String(word)}!`;
    },
  }),
});

const remembering = (journal: Journal) => ({
  Note: method({
    parameters: text,
    run: (_call, entry) => {
      journal.write(entry);
      return journal.count(entry);
    },
  }),
  /** Waits for the gate of this name. */
  Hold: method({
    parameters: text,
    run: async (_call, gate) => {
      journal.write(`${gate} begins`);
      await journal.waitAt(gate);
      journal.write(`${gate} ends`);
      return gate;
    },
  }),
});

/** The hub of all conformance tests, with additional methods of a test. */
export const examHub = (journal: Journal, life: Life, own: Methods): ExamHub =>
  hub({
    name: 'exam',
    methods: { ...answering, ...telling, ...streaming(journal), ...remembering(journal), ...own },
    ...life,
  });
