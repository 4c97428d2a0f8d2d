import { mergeChanges } from './merge-changes.ts';

const base = { form: { name: 'A', place: { street: '1', city: 'X' } }, list: [1], isDone: true };

test('takes changes of the other side', () => {
  const theirs = { ...base, list: [1, 2] };
  expect(mergeChanges({ base, mine: base, theirs }, ['form'])).toEqual(theirs);
});

test('keeps changes of this side, and other changed fields of the same form', () => {
  const mine = { ...base, form: { ...base.form, name: 'B' }, isDone: false };
  const theirs = { ...base, form: { ...base.form, place: { street: '2', city: 'Y' } } };
  expect(mergeChanges({ base, mine, theirs }, ['form'])).toEqual({
    form: { name: 'B', place: { street: '2', city: 'Y' } },
    list: [1],
    isDone: false,
  });
});

test('never mixes the parts of one field', () => {
  const mine = { ...base, form: { ...base.form, place: { street: '3', city: 'X' } } };
  const theirs = { ...base, form: { ...base.form, place: { street: '2', city: 'Y' } } };
  expect(mergeChanges({ base, mine, theirs }, ['form'])).toEqual(mine);
});
