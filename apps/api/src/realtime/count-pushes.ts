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
  /** What is asked for under the same key before its turn has come is sent once. */
  readonly ask: (key: string, push: CountPush) => void;
  /** Done when all that has been asked for is on its way. */
  readonly settled: () => Promise<void>;
};

const mostAtOnce = 200;

/**
 * Reads numbers and sends them, one batch after the other: the one that arrives last is the one that was read last, and
 * a thousand clients that come back after a restart cost a few statements.
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
