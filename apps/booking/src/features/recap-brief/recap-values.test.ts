import { defaultRecapOrientation } from '@repo/domain/recap/recap-brief';
import { checkBy } from '@repo/forms/schema-check';
import { recapSchemaOf } from './recap-values.ts';
import type { RecapValues } from './recap-values.ts';

const sound: RecapValues = {
  quantity: '1',
  vibe: null,
  vision: 'Warm',
  musicGenre: 'Jazz',
  orientation: defaultRecapOrientation,
};
const check = checkBy<RecapValues>(recapSchemaOf([1, 3]));

test.each<[string, Partial<RecapValues>, object]>([
  ['a brief without a vibe', {}, {}],
  ['[E-R04] none at all', { quantity: '0' }, { quantity: 'recap_quantity_must_be_greater_than_0' }],
  [
    '[E-R04] [A-85] a quantity that the server does not offer',
    { quantity: '2' },
    { quantity: 'invalid_input' },
  ],
  ['[E-R05] a vision of spaces', { vision: '  ' }, { vision: 'this_field_is_required' }],
  ['[E-R06] a long genre', { musicGenre: 'a'.repeat(41) }, { musicGenre: 'this_field_is_too_long' }],
  ['[E-R08] no orientation', { orientation: '' }, { orientation: 'this_field_is_required' }],
  ['[E-R08] another orientation', { orientation: 'Square' }, { orientation: 'this_field_is_invalid' }],
])('%s', async (_, change, codes) => {
  await expect(check({ ...sound, ...change })).resolves.toEqual(codes);
});
