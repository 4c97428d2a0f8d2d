import { requiredText } from '@repo/domain/field/field-rule';
import { number, object } from 'yup';
import { checkBy, ruled } from './schema-check.ts';

const schema = object({ title: ruled(requiredText(5)), place: ruled(requiredText(5)) });
const check = checkBy<{ title?: string; place?: string }>(schema);

test('a form that keeps the rules has nothing wrong with it', async () => {
  await expect(check({ title: 'One', place: 'Two' })).resolves.toEqual({});
});

test('each field is told its own code, in the order of the schema', async () => {
  const found = await check({ place: 'too long', title: ' ' });
  expect(Object.entries(found)).toEqual([
    ['title', 'this_field_is_required'],
    ['place', 'this_field_is_too_long'],
  ]);
});

test('a field that is not there is an empty one', async () => {
  await expect(check({ title: 'One' })).resolves.toEqual({ place: 'this_field_is_required' });
});

test('words of the schema itself are no codes, and what else is thrown is no finding', async () => {
  await expect(checkBy(object({ count: number().min(1) }))({ count: 0 })).resolves.toEqual({});
  const broken = object({
    title: ruled(() => {
      throw new RangeError('a mistake of ours');
    }),
  });
  await expect(checkBy(broken)({ title: '' })).rejects.toThrow(RangeError);
});
