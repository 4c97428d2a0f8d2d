import { brand } from '@repo/domain/brand';
import { fillText } from './fill-text.ts';

test('words are put into their places once, whatever they look like', () => {
  expect(fillText('{{product}}: {{a}} and {{b}}, {{a}}', { a: '{{b}} $& $1', b: 'two' })).toBe(
    `${brand.singular}: {{b}} $& $1 and two, {{b}} $& $1`,
  );
  expect(fillText('{{missing}} {{ spaced }}', {})).toBe('{{missing}} {{ spaced }}');
});
