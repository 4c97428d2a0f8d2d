import { requiredText } from '@repo/domain/field/field-rule';
import { number, object } from 'yup';
import { checkBy, ruled } from './schema-check.ts';

const schema = object({ title: ruled(requiredText(5)), place: ruled(requiredText(5)) });
const check = checkBy<{ title?: string; place?: string }>(schema);

test('returns nothing for a valid form', async () => {
  await expect(check({ title: 'One', place: 'Two' })).resolves.toEqual({});
});

test('returns a code for each field, in the order of the schema', async () => {
  const found = await check({ place: 'too long', title: ' ' });
  expect(Object.entries(found)).toEqual([
    ['title', 'this_field_is_required'],
    ['place', 'this_field_is_too_long'],
  ]);
});

test('treats a missing field as empty', async () => {
  await expect(check({ title: 'One' })).resolves.toEqual({ place: 'this_field_is_required' });
});

test('throws for messages of the schema itself and for other errors', async () => {
  await expect(checkBy(object({ count: number().min(1) }))({ count: 0 })).resolves.toEqual({});
  const broken = object({
    title: ruled(() => {
      throw new RangeError('a mistake of ours');
    }),
  });
  await expect(checkBy(broken)({ title: '' })).rejects.toThrow(RangeError);
});
