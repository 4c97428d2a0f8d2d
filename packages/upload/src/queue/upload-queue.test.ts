import type { ApiFailure } from '@repo/api-client/api-failure';
import type { CallResult } from '@repo/api-client/create-call';
import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';
import type { LeftFile, LeftFiles } from './left-files.ts';
import { progressOf } from './upload-progress.ts';
import { UploadQueue } from './upload-queue.ts';
import type { UploadOutcome } from './upload-row.ts';

const target = { eventId: 7, eventName: 'Gala' };
const file = (name: string, bytes = 4): File => new File([new Uint8Array(bytes)], name);

type Sent = {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
  readonly onArrived: () => void;
  readonly succeed: () => Promise<void>;
  readonly fail: (code: ApiFailure['code']) => Promise<void>;
};

/** A queue whose calls are answered by the test. */
function openQueue() {
  const sent: Sent[] = [];
  const outcomes: UploadOutcome[] = [];
  const queue = new UploadQueue({
    send: ({ file: { name } }, sending) =>
      new Promise((resolve) => {
        const answer = async (result: CallResult<GalleryFile>): Promise<void> => {
          resolve(result);
          await new Promise((settled) => setTimeout(settled));
        };
        sent.push({
          name,
          ...sending,
          succeed: () => answer({ ok: true, value: {} as GalleryFile, message: '', meta: {} }),
          fail: (code) => answer({ ok: false, failure: { code, message: '', details: [] } }),
        });
      }),
    onFinished: (outcome) => outcomes.push(outcome),
  });
  const names = () => sent.map(({ name }) => name);
  const call = (name: string): Sent => {
    const found = sent.findLast((each) => each.name === name);
    if (found === undefined) throw new Error(`${name} was not sent`);
    return found;
  };
  const states = () => queue.rows().map(({ file: { name }, state }) => `${name} ${state.status}`);
  return { queue, names, call, states, outcomes };
}

test('[L-R11] [U-R07] sends videos first and one at a time, then three images at a time', async () => {
  const { queue, names, call, outcomes } = openQueue();
  queue.add(
    ['1.jpg', 'a.mp4', '2.jpg', 'b.MOV', '3.jpg', '4.jpg'].map((name) => file(name)),
    target,
  );
  expect(names()).toEqual(['a.mp4']);
  await call('a.mp4').succeed();
  expect(names()).toEqual(['a.mp4', 'b.MOV']);
  await call('b.MOV').succeed();
  expect(names()).toEqual(['a.mp4', 'b.MOV', '1.jpg', '2.jpg', '3.jpg']);
  await call('2.jpg').succeed();
  expect(names().at(-1)).toBe('4.jpg');
  for (const name of ['1.jpg', '3.jpg']) await call(name).succeed();
  expect(outcomes).toEqual([]);
  await call('4.jpg').succeed();
  expect(outcomes).toEqual([{ added: 6, failures: [] }]);
});

test('[FF-31] a file that failed is tried again after all others, three times in all', async () => {
  const { queue, names, call, states, outcomes } = openQueue();
  queue.add(
    ['a.mp4', 'b.mp4', '1.jpg'].map((name) => file(name)),
    target,
  );
  await call('a.mp4').fail('internal_server_error');
  expect(states()).toEqual(['b.mp4 sending', '1.jpg waiting', 'a.mp4 waiting']);
  await call('b.mp4').succeed();
  await call('1.jpg').succeed();
  expect(names()).toEqual(['a.mp4', 'b.mp4', '1.jpg', 'a.mp4']);
  await call('a.mp4').fail('internal_server_error');
  await call('a.mp4').fail('internal_server_error');
  expect(states()).toEqual(['b.mp4 done', '1.jpg done', 'a.mp4 failed']);
  expect(outcomes).toMatchObject([{ added: 2, failures: [{ code: 'internal_server_error' }] }]);
  queue.retry(queue.rows().find(({ file: { name } }) => name === 'a.mp4')?.id ?? 0);
  await call('a.mp4').succeed();
  expect(outcomes.at(-1)).toEqual({ added: 3, failures: [] });
});

test('[L-R13] a broken or duplicate file fails at once, and the others go on', async () => {
  const { queue, names, call, states, outcomes } = openQueue();
  queue.add(
    ['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((name) => file(name)),
    target,
  );
  await call('1.jpg').fail('unsupported_image_format');
  await call('2.jpg').fail('files_already_uploaded');
  expect(names()).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg']);
  await call('3.jpg').succeed();
  await call('4.jpg').succeed();
  expect(states()).toEqual(['1.jpg failed', '2.jpg failed', '3.jpg done', '4.jpg done']);
  expect(outcomes).toMatchObject([
    { added: 2, failures: [{ code: 'unsupported_image_format' }, { code: 'files_already_uploaded' }] },
  ]);
});

test('a paused file is stopped, gives way to the next one, and starts again when resumed', async () => {
  const { queue, names, call, states } = openQueue();
  queue.add(
    ['a.mp4', 'b.mp4'].map((name) => file(name)),
    target,
  );
  const [first, second] = queue.rows().map(({ id }) => id);
  queue.pause(first ?? 0);
  expect(call('a.mp4').signal.aborted).toBe(true);
  expect(states()).toEqual(['a.mp4 paused', 'b.mp4 sending']);
  queue.resume(first ?? 0);
  expect(names()).toEqual(['a.mp4', 'b.mp4']);
  await call('b.mp4').succeed();
  expect(names()).toEqual(['a.mp4', 'b.mp4', 'a.mp4']);
  // The answer of the stopped call is ignored.
  expect(states()).toEqual(['a.mp4 sending', 'b.mp4 done']);
  queue.pauseAll();
  expect(progressOf(queue.rows())).toMatchObject({ isRunning: true, isPaused: true });
  queue.cancel(first ?? 0);
  expect(queue.rows().map(({ id }) => id)).toEqual([second]);
});

test('cancelling what is left ends the upload with what was added', async () => {
  const { queue, call, states, outcomes } = openQueue();
  queue.add(
    ['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((name) => file(name)),
    target,
  );
  await call('1.jpg').succeed();
  queue.cancelAll();
  expect(call('4.jpg').signal.aborted).toBe(true);
  expect(states()).toEqual(['1.jpg done']);
  expect(outcomes).toEqual([{ added: 1, failures: [] }]);
});

test('[L-R12] the progress counts bytes, says x of y, and is above 0 from the first file until the last', async () => {
  const { queue, call } = openQueue();
  expect(progressOf(queue.rows())).toMatchObject({ isRunning: false, percent: 0, total: 0 });
  queue.add([file('a.mp4', 60), file('1.jpg', 20), file('2.jpg', 20)], target);
  expect(progressOf(queue.rows())).toMatchObject({ isRunning: true, percent: 1, current: 1, total: 3 });
  call('a.mp4').onProgress(0.5);
  expect(progressOf(queue.rows()).percent).toBe(30);
  await call('a.mp4').succeed();
  expect(progressOf(queue.rows())).toMatchObject({ percent: 60, current: 3, total: 3 });
  await call('1.jpg').succeed();
  await call('2.jpg').fail('unsupported_image_format');
  expect(progressOf(queue.rows())).toMatchObject({ isRunning: false, percent: 0, added: 2, failed: 1 });
});

test('a new selection replaces one that is over, and joins one that runs', async () => {
  const { queue, call, states } = openQueue();
  queue.add([file('1.jpg')], target);
  queue.add([file('2.jpg')], target);
  expect(states()).toEqual(['1.jpg sending', '2.jpg sending']);
  await call('1.jpg').succeed();
  await call('2.jpg').succeed();
  queue.add([file('3.jpg')], target);
  expect(states()).toEqual(['3.jpg sending']);
  queue.clear();
  expect(states()).toEqual([]);
});

/** Lets a wait of the queue pass. */
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

describe('without an answer, or with one of a busy server', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  /** Fails calls as a lost connection does. */
  async function lose(...calls: readonly Sent[]): Promise<void> {
    for (const each of calls) void each.fail('unable_to_access_server');
    await pass(0);
  }
  async function succeed(each: Sent): Promise<void> {
    void each.succeed();
    await pass(0);
  }

  test('[FF-30] all files wait while the server cannot be reached, and then go on', async () => {
    const { queue, names, call, states } = openQueue();
    queue.add(
      ['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((name) => file(name)),
      target,
    );
    for (const waitMs of [1000, 2000, 5000, 10_000]) {
      const before = names().length;
      await lose(...names().slice(-3).map(call));
      expect(queue.waitsFor()).toBe('unable_to_access_server');
      expect(states().map((state) => state.split(' ')[1])).toEqual(Array(4).fill('waiting'));
      await pass(waitMs - 1);
      expect(names()).toHaveLength(before);
      await pass(1);
      expect(queue.waitsFor()).toBeUndefined();
      expect(names()).toHaveLength(before + 3);
    }
    for (const name of names().slice(-3)) await succeed(call(name));
    await succeed(call(names().at(-1) ?? ''));
    expect(states().map((state) => state.split(' ')[1])).toEqual(Array(4).fill('done'));
  });

  test.each(['too_many_requests', 'service_unavailable', 'database_unavailable', 'storage_is_full'] as const)(
    '[FF-31] a server that answers %s loses no file: all wait and are sent again',
    async (code) => {
      const { queue, names, call, states } = openQueue();
      queue.add([file('1.jpg'), file('2.jpg'), file('3.jpg'), file('4.jpg')], target);
      for (const waitMs of [1000, 2000, 5000]) {
        const sent = names().slice(-3);
        for (const name of sent) void call(name).fail(code);
        await pass(waitMs - 1);
        expect(states().map((state) => state.split(' ')[1])).toEqual(Array(4).fill('waiting'));
        expect(queue.waitsFor()).toBe(code);
        await pass(1);
      }
      for (const name of names().slice(-3)) await succeed(call(name));
      await succeed(call(names().at(-1) ?? ''));
      expect(states().map((state) => state.split(' ')[1])).toEqual(Array(4).fill('done'));
    },
  );

  test('paused files do not wait for the server, and a new selection is tried at once', async () => {
    const { queue, names, call } = openQueue();
    queue.add([file('1.jpg')], target);
    await lose(call('1.jpg'));
    queue.pauseAll();
    expect(queue.waitsFor()).toBeUndefined();
    queue.add([file('2.jpg')], target);
    expect(names()).toEqual(['1.jpg', '2.jpg']);
  });

  test('after two minutes the files fail, and one press tries all of them again', async () => {
    const { queue, names, call, states, outcomes } = openQueue();
    queue.add([file('1.jpg'), file('2.jpg')], target);
    for (let time = 0; time < 8; time += 1) {
      await lose(call('1.jpg'), call('2.jpg'));
      await pass(60_000);
    }
    expect(states().toSorted()).toEqual(['1.jpg failed', '2.jpg failed']);
    expect(outcomes).toMatchObject([
      { added: 0, failures: [{ code: 'unable_to_access_server' }, { code: 'unable_to_access_server' }] },
    ]);
    const before = names().length;
    queue.retryAll();
    expect(names()).toHaveLength(before + 2);
    await succeed(call('1.jpg'));
    await succeed(call('2.jpg'));
    expect(outcomes.at(-1)).toEqual({ added: 2, failures: [] });
  });

  test('[FF-31] a file that breaks the connection fails, because others get through', async () => {
    const { queue, call, states } = openQueue();
    queue.add([file('a.mp4'), file('b.mp4')], target);
    for (const [other, next] of [
      ['b.mp4', 'c.mp4'],
      ['c.mp4', 'd.mp4'],
    ] as const) {
      await lose(call('a.mp4'));
      await pass(1000);
      await succeed(call(other));
      queue.add([file(next)], target);
    }
    await lose(call('a.mp4'));
    expect(states()).toEqual(['b.mp4 done', 'c.mp4 done', 'a.mp4 failed', 'd.mp4 waiting']);
  });

  test.each(['unable_to_access_server', 'internal_server_error'] as const)(
    'a file that was stored although its answer was %s is no duplicate',
    async (code) => {
      const { queue, call, states } = openQueue();
      queue.add([file('1.jpg'), file('2.jpg')], target);
      void call('1.jpg').fail(code);
      await pass(0);
      await succeed(call('2.jpg'));
      void call('1.jpg').fail('files_already_uploaded');
      await pass(0);
      expect(states().toSorted()).toEqual(['1.jpg done', '2.jpg done']);
    },
  );

  test('[FF-30] a long file is never given up while each try brings a part of it', async () => {
    const { queue, call, states } = openQueue();
    queue.add([file('a.mp4')], target);
    for (let time = 0; time < 30; time += 1) {
      call('a.mp4').onArrived();
      await lose(call('a.mp4'));
      await pass(1000);
    }
    expect(states()).toEqual(['a.mp4 sending']);
  });

  test('nothing is sent until the browser has a network', async () => {
    const { queue, names } = openQueue();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    queue.add([file('1.jpg')], target);
    expect(queue.waitsFor()).toBe('unable_to_access_server');
    await pass(600_000);
    expect(names()).toEqual([]);
    onLine.mockRestore();
    globalThis.dispatchEvent(new Event('online'));
    expect(names()).toEqual(['1.jpg']);
    expect(queue.waitsFor()).toBeUndefined();
  });

  test('a file whose sending breaks off is tried again, and then fails with a way to retry', async () => {
    const outcomes: UploadOutcome[] = [];
    let tries = 0;
    const queue = new UploadQueue({
      send: () => {
        tries += 1;
        return Promise.reject(new Error('the part was not loaded'));
      },
      onFinished: (outcome) => outcomes.push(outcome),
    });
    queue.add([file('a.mp4')], target);
    await pass(300_000);
    expect(tries).toBe(8);
    expect(outcomes).toMatchObject([{ added: 0, failures: [{ code: 'unable_to_access_server' }] }]);
  });
});

/** Keeps what is left as a tab does, and returns it. */
function openTab(before: readonly LeftFile[] = []) {
  let kept = before;
  const tab: LeftFiles = { read: () => kept, write: (files) => void (kept = files) };
  return { tab, kept: () => kept.map(({ name, target: { eventId } }) => `${name} of ${eventId}`) };
}

test('what is not added yet is kept over a reload, and nothing else', async () => {
  const { queue, call } = openQueue();
  const { tab, kept } = openTab();
  queue.keepIn(tab);
  queue.add(
    ['a.mp4', '1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((name) => file(name)),
    target,
  );
  expect(kept()).toEqual(['a.mp4 of 7', '1.jpg of 7', '2.jpg of 7', '3.jpg of 7', '4.jpg of 7']);
  await call('a.mp4').succeed();
  await call('1.jpg').fail('unsupported_image_format');
  queue.cancel(queue.rows().find((row) => row.file.name === '2.jpg')?.id ?? 0);
  queue.pauseAll();
  expect(kept()).toEqual(['3.jpg of 7', '4.jpg of 7']);
  queue.clear();
  expect(kept()).toEqual([]);
});

test('a file that failed for a reason that may pass is kept, too', async () => {
  const { queue, call } = openQueue();
  const { tab, kept } = openTab();
  queue.keepIn(tab);
  queue.add([file('1.jpg')], target);
  for (let tries = 0; tries < 3; tries += 1) await call('1.jpg').fail('internal_server_error');
  expect(queue.rows()[0]?.state.status).toBe('failed');
  expect(kept()).toEqual(['1.jpg of 7']);
});

test('shows what a reload has left, until it is chosen again for the same event or left out', async () => {
  const { queue, states, call } = openQueue();
  const before = ['1.jpg', '2.jpg'].map((name) => ({ name, bytes: 4, target }));
  const { tab, kept } = openTab([...before, { name: '1.jpg', bytes: 4, target: { ...target, eventId: 8 } }]);
  queue.keepIn(tab);
  expect(queue.left()).toHaveLength(3);
  queue.add([file('1.jpg'), file('2.jpg', 5)], target);
  expect(queue.left().map(({ name, target: { eventId } }) => [name, eventId])).toEqual([
    ['2.jpg', 7],
    ['1.jpg', 8],
  ]);
  expect(kept()).toEqual(['2.jpg of 7', '1.jpg of 8', '1.jpg of 7', '2.jpg of 7']);
  // The first had arrived before the reload, the other is a new file of that name.
  await call('1.jpg').fail('files_already_uploaded');
  await call('2.jpg').fail('files_already_uploaded');
  expect(states()).toEqual(['1.jpg done', '2.jpg failed']);
  queue.forgetLeft();
  expect([queue.left(), kept()]).toEqual([[], []]);
});
