import { collectFaults } from './collect-faults.ts';

const breakDown = (error: unknown): boolean => globalThis.dispatchEvent(new ErrorEvent('error', { error }));

test('[A-R19] faults wait until somebody may report them, and are handed over in their order', () => {
  const faults = collectFaults();
  const taken: unknown[] = [];
  breakDown('one');
  breakDown('two');
  faults.handTo((fault) => taken.push(fault));
  expect(taken).toEqual(['one', 'two']);
  // From then on whoever took them listens to the page.
  breakDown('three');
  expect(taken).toEqual(['one', 'two']);
});

test('whoever loads what reports is hurried at a fault, also at one that came before', () => {
  const faults = collectFaults();
  breakDown('one');
  const hurry = jest.fn();
  faults.onWaiting(hurry);
  expect(hurry).toHaveBeenCalledTimes(1);
  breakDown('two');
  expect(hurry).toHaveBeenCalledTimes(2);
});

test('a page that fails again and again keeps only what tells something', () => {
  const faults = collectFaults();
  for (let index = 0; index < 50; index += 1) breakDown(index);
  const taken: unknown[] = [];
  faults.handTo((fault) => taken.push(fault));
  expect(taken).toHaveLength(20);
});
