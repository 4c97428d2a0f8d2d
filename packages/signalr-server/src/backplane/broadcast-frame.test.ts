import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Broadcast } from './backplane.ts';
import { readFrame, writeFrame } from './broadcast-frame.ts';

const broadcasts: readonly (Broadcast & { readonly title: string })[] = [
  { title: 'to everyone, in no protocol', except: [], encoded: {} },
  { title: 'a text', except: [], encoded: { json: '{"type":1}\u001E' } },
  { title: 'letters of many bytes', except: ['Ä–日本', ''], encoded: { プ: 'café 🎉\u0000' } },
  {
    title: 'a text and bytes',
    except: ['a', 'b'],
    encoded: { json: '', messagepack: Buffer.from([0, 255, 128]) },
  },
  {
    title: 'lengths of several bytes',
    except: Array.from({ length: 300 }, (_, index) => `connection-${index}`),
    encoded: { json: 'x'.repeat(70_000), messagepack: Buffer.alloc(16_384, 7) },
  },
  { title: 'a protocol with an odd name', except: [], encoded: Object.fromEntries([['__proto__', 'x']]) },
];

for (const { title, ...broadcast } of broadcasts) {
  test(`reads a broadcast as it was written: ${title}`, () => {
    assert.deepEqual(readFrame(writeFrame(broadcast)), broadcast);
  });
}

test('adds only a few bytes to the content', () => {
  const record = '{"type":1,"target":"Said","arguments":["hello"]}\u001E';
  assert.equal(writeFrame({ except: [], encoded: { json: record } }).length, record.length + 10);
});

const whole = writeFrame({ except: ['one'], encoded: { json: 'text', messagepack: Buffer.from([1, 2]) } });

test('refuses a truncated frame and one with trailing bytes', () => {
  for (let length = 0; length < whole.length; length += 1) {
    assert.equal(readFrame(whole.subarray(0, length)), null, `${length} bytes of it`);
  }
  assert.equal(readFrame(Buffer.concat([whole, Buffer.from([0])])), null);
});

const garbage: readonly (readonly [title: string, bytes: readonly number[]])[] = [
  ['another format', [2, 0, 0]],
  ['more left out than there are bytes', [1, 0xff, 0xff, 0xff, 0xff, 0x0f]],
  ['a number that does not end', [1, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00, 0]],
  ['a length beyond the end', [1, 1, 5, 0x61, 0]],
  ['a kind of record that is not known', [1, 0, 1, 1, 0x61, 2, 0]],
  ['a text that is not UTF-8', [1, 0, 1, 1, 0x61, 0, 1, 0xff]],
  ['a name that is not UTF-8', [1, 1, 1, 0xc3, 0]],
];

for (const [title, bytes] of garbage) {
  test(`refuses an invalid frame: ${title}`, () => {
    assert.equal(readFrame(Buffer.from(bytes)), null);
  });
}

test('survives a change of any single byte', () => {
  for (let at = 0; at < whole.length; at += 1) {
    for (let value = 0; value < 256; value += 1) {
      const changed = Buffer.from(whole);
      changed[at] = value;
      const read = readFrame(changed);
      // A readable frame must be exactly what a node would write.
      if (read !== null) assert.deepEqual(readFrame(writeFrame(read)), read);
    }
  }
});
