import type { UnseenCount } from '../modules/notifications/notifications.module.ts';

type CountPush = {
  readonly receiverId: number;
  readonly send: (count: UnseenCount) => Promise<void>;
};

type Given = {
  readonly read: (receiverIds: readonly number[]) => Promise<readonly UnseenCount[]>;
  readonly onFailure: (reason: unknown) => void;
};

type CountPushes = {
  /** Requests with the same key before their turn are sent once. */
  readonly ask: (key: string, push: CountPush) => void;
  /** Resolves when all requested pushes are sent. */
  readonly settled: () => Promise<void>;
};

const mostAtOnce = 200;

/**
 * Reads counts and sends them, one batch after the other, so that the last count to arrive is the last one read, and a
 * thousand clients that reconnect cost a few statements.
 */
export function countPushes({ read, onFailure }: Given): CountPushes {
  const waiting = new Map<string, CountPush>();
  let working: Promise<void> | undefined;

  const pushBatch = async (): Promise<void> => {
    const batch = [...waiting].slice(0, mostAtOnce);
    for (const [key] of batch) waiting.delete(key);
    const pushes = batch.map(([, push]) => push);
    const counts = await read([...new Set(pushes.map(({ receiverId }) => receiverId))]);
    const countOf = new Map(counts.map((count) => [count.receiverId, count]));
    const sent = await Promise.allSettled(
      pushes.map(async ({ receiverId, send }) => {
        const count = countOf.get(receiverId);
        if (count !== undefined) await send(count);
      }),
    );
    const failed = sent.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  };

  const work = async (): Promise<void> => {
    while (waiting.size > 0) await pushBatch().catch(onFailure);
    working = undefined;
  };

  return {
    ask: (key, push) => {
      waiting.set(key, push);
      working ??= work();
    },
    settled: async () => working,
  };
}
