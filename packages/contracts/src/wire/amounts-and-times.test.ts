import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars, percent } from './amounts.ts';
import { pageQuery } from './paging.ts';
import { durationHours, epochSeconds, eventDate, sentEventDate } from './times.ts';

const takes = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success;

test('[A-18] an amount is a dollar number with at most 2 decimals', () => {
  for (const amount of [0, 5, 0.01, 137.63, 571.89, 0.29, 1.1])
    assert.ok(takes(dollars, amount), String(amount));
  for (const amount of [-1, 0.001, 1.005, 1e12, Number.NaN, Infinity, '5', null])
    assert.ok(!takes(dollars, amount), String(amount));
  assert.ok(takes(percent, 13) && !takes(percent, 101));
});

test('a time is whole epoch seconds within the calendar', () => {
  assert.ok(takes(epochSeconds, 1_800_000_000) && takes(eventDate, 0));
  for (const time of [-1, 1.5, 1e15, '1800000000', null]) assert.ok(!takes(epochSeconds, time), String(time));
});

test('[A-35] the date of an event is a midnight in UTC', () => {
  assert.ok(takes(sentEventDate, 1_800_057_600));
  assert.ok(!takes(sentEventDate, 1_800_057_601));
});

test('[C-R20] a booking takes 1 to 10 whole hours on the wire', () => {
  for (const hours of [1, 2, 10]) assert.ok(takes(durationHours, hours), String(hours));
  for (const hours of [0, 11, 2.5, '2']) assert.ok(!takes(durationHours, hours), String(hours));
});

test('[A-67] a page counts from 1 and may be left out', () => {
  assert.deepEqual(pageQuery.parse({}), {});
  assert.deepEqual(pageQuery.parse({ page: '2' }), { page: 2 });
  for (const page of ['0', '-1', '1.5', 'x', '', '9999999']) assert.ok(!takes(pageQuery, { page }), page);
});
