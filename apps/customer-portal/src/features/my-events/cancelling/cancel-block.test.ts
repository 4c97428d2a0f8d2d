import { cancelBlockOf } from './cancel-block.ts';

const allowed = { status: 'upcoming', isReelExist: false, isCancelEventAllowed: true } as const;

type Case = readonly [string, Parameters<typeof cancelBlockOf>[0], ReturnType<typeof cancelBlockOf>];

const cases: readonly Case[] = [
  ['nothing', allowed, undefined],
  ['nothing while an answer is awaited', { ...allowed, status: 'pending' }, undefined],
  ['its cancellation', { ...allowed, status: 'cancel' }, 'isCancelled'],
  ['its end', { ...allowed, status: 'completed' }, 'isOver'],
  ['the time', { ...allowed, isCancelEventAllowed: false }, 'cancelTooLate'],
  [
    'a check-in',
    { ...allowed, isCancelEventAllowed: false, timeline: [{ step: 'checkedIn', at: 1 }] },
    'isRunning',
  ],
];

test.each(cases)('[J-R07] %s keeps an event from being cancelled', (_, event, block) => {
  expect(cancelBlockOf(event)).toBe(block);
});
