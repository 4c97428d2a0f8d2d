import { test } from 'node:test';
import { z } from 'zod';
import { hubOf } from './hub.ts';

test('x', () => {
  const { hub, method, stream } = hubOf<{ name: string }, { Message: [text: string] }>();
  const h = hub({
    name: 'x',
    methods: {
      Echo: method({ takes: z.tuple([z.string()]), run: (_call, text) => text.length }),
      None: method({
        takes: z.tuple([]),
        run: async ({ caller }) => {
          await caller.send('Message', 'x');
        },
      }),
      Count: stream({
        takes: z.tuple([z.int()]),
        run: async function* (_call, n) {
          yield n;
        },
      }),
    },
  });
  const a: Promise<number> | number = h.methods.Echo.run(null as never, 'x');
  void a;
});
