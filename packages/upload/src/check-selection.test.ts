import { fileLimits } from '@repo/domain/limits';
import { checkSelection } from './check-selection.ts';

/** A file that says it has so many bytes. */
function file(name: string, bytes = 10): File {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
}
const check = (files: readonly File[]) => {
  const { accepted, refused, refusal } = checkSelection(files);
  return {
    accepted: accepted.map(({ name }) => name),
    refused: refused.map(({ file: { name }, code }) => `${name} ${code}`),
    refusal,
  };
};

test('[U-R03] [U-R05] refuses a wrong format and a file of 400 MB by themselves, and accepts the others', () => {
  const files = [file('a.JPG'), file('b.pdf'), file('c.mov', fileLimits.fileBytes), file('d.heic')];
  expect(check(files)).toEqual({
    accepted: ['a.JPG', 'd.heic'],
    refused: ['b.pdf file_format_not_supported', 'c.mov each_file_size_should_be_under_400mb'],
    refusal: undefined,
  });
});

test('[U-R04] refuses more than 2000 MB in one attempt as a whole', () => {
  const big = fileLimits.fileBytes - 1;
  const six = Array.from({ length: 6 }, (_, index) => file(`${index}.mp4`, big));
  expect(check(six)).toEqual({
    accepted: [],
    refused: [],
    refusal: 'upto_2000_mbs_are_allowed_in_an_attempt',
  });
  expect(check(six.slice(0, 5)).accepted).toHaveLength(5);
});

test('[U-R06] refuses more than 500 files as a whole', () => {
  const many = Array.from({ length: 501 }, (_, index) => file(`${index}.png`));
  expect(check(many).refusal).toBe('max_img_error');
  expect(check(many.slice(1)).accepted).toHaveLength(500);
});
