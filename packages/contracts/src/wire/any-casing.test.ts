import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { anyCasing } from './any-casing.ts';

const body = anyCasing(
  z.object({
    Id: z.int(),
    sbStartTime: z.int().optional(),
    place: z.object({ currentLocation: z.string() }).nullish(),
    GalleryFiles: z.array(z.object({ Id: z.int(), IsLocked: z.boolean() })).optional(),
  }),
);

const read = (json: string): unknown => body.parse(JSON.parse(json));

test('[A-18] a field is found under any casing of its name, and keeps the declared one', () => {
  assert.deepEqual(read('{"id":1,"SBSTARTTIME":2}'), { Id: 1, sbStartTime: 2 });
  assert.deepEqual(read('{"ID":1,"sbstarttime":2}'), { Id: 1, sbStartTime: 2 });
});

test('[A-18] prefers the declared spelling of a repeated field, wherever it is', () => {
  assert.deepEqual(read('{"id":1,"Id":2,"iD":3}'), { Id: 2 });
  assert.deepEqual(read('{"Id":1,"SBStartTime":5,"sbStartTime":4}'), { Id: 1, sbStartTime: 4 });
});

test('[A-18] uses the first of a repeated field without the declared spelling', () => {
  assert.deepEqual(read('{"Id":1,"SBStartTime":5,"sbstarttime":6}'), { Id: 1, sbStartTime: 5 });
});

test('names inside objects and lists are bound too, unknown ones are left out', () => {
  assert.deepEqual(
    read(
      '{"id":1,"PLACE":{"CurrentLocation":"x","extra":1},"galleryFiles":[{"id":2,"isLocked":true}],"more":0}',
    ),
    { Id: 1, place: { currentLocation: 'x' }, GalleryFiles: [{ Id: 2, IsLocked: true }] },
  );
});

test('passes other values to the schema unchanged', () => {
  assert.deepEqual(read('{"id":1,"place":null}'), { Id: 1, place: null });
  for (const json of ['null', '"Id"', '[{"Id":1}]', '7'])
    assert.ok(!body.safeParse(JSON.parse(json)).success, json);
  assert.ok(!body.safeParse(undefined).success);
});

test('ignores inherited property names', () => {
  const named = anyCasing(z.object({ Constructor: z.string().optional(), toString: z.string().optional() }));
  assert.deepEqual(named.parse({}), {});
  const polluting: unknown = JSON.parse(
    '{"Id":1,"__proto__":{"sbStartTime":9},"constructor":{"prototype":{}}}',
  );
  const bound = body.parse(polluting);
  assert.deepEqual(Object.keys(bound), ['Id']);
  assert.equal(Object.getPrototypeOf(bound), Object.prototype);
  assert.equal(bound.sbStartTime, undefined);
  assert.equal(Reflect.get({}, 'sbStartTime'), undefined);
});

test('binds names for each option of a union', () => {
  const item = z.discriminatedUnion('OrderItemTypeId', [
    z.object({ OrderItemTypeId: z.literal(2), SbuserId: z.int() }),
    z.object({ OrderItemTypeId: z.literal(3), reelDetail: z.object({ logoUrl: z.string() }) }),
  ]);
  const items = anyCasing(z.object({ items: z.array(item) }));
  assert.deepEqual(
    items.parse({
      Items: [
        { orderItemTypeId: 2, sbuserId: 7 },
        { orderItemTypeId: 3, ReelDetail: { LogoUrl: 'x' } },
      ],
    }),
    {
      items: [
        { OrderItemTypeId: 2, SbuserId: 7 },
        { OrderItemTypeId: 3, reelDetail: { logoUrl: 'x' } },
      ],
    },
  );
});

test('binds names through nested wrappers', () => {
  assert.deepEqual(anyCasing(body).parse({ iD: 4 }), { Id: 4 });
});
