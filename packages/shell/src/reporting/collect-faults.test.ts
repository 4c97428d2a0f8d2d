import { collectFaults } from './collect-faults.ts';

const breakDown = (error: unknown): boolean => globalThis.dispatchEvent(new ErrorEvent('error', { error }));

test('[A-R19] keeps faults until they may be reported, and hands them over in order', () => {
  const faults = collectFaults();
  const taken: unknown[] = [];
  breakDown('one');
  breakDown('two');
  faults.handTo((fault) => taken.push(fault));
  expect(taken).toEqual(['one', 'two']);
  // The receiver now listens to the page itself.
  breakDown('three');
  expect(taken).toEqual(['one', 'two']);
});

test('asks for the reporter at the first fault, also at an earlier one', () => {
  const faults = collectFaults();
  breakDown('one');
  const hurry = jest.fn();
  faults.onWaiting(hurry);
  expect(hurry).toHaveBeenCalledTimes(1);
  breakDown('two');
  expect(hurry).toHaveBeenCalledTimes(2);
});

test('limits the collected faults of a page that fails again and again', () => {
  const faults = collectFaults();
  for (let index = 0; index < 50; index += 1) breakDown(index);
  const taken: unknown[] = [];
  faults.handTo((fault) => taken.push(fault));
  expect(taken).toHaveLength(20);
});
