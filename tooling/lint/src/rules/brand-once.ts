import { brand } from '@repo/domain/brand';
import { isCode } from '../repository.ts';
import type { Rule } from '../repository.ts';

const home = 'packages/domain/src/brand.ts';
const spelling = new RegExp(brand.slug, 'i');

/** Refuses the brand word outside of its file, so that changing the brand changes one file. */
export const brandOnce: Rule = ({ files, read }) =>
  files
    .filter((file) => file !== home && isCode(file) && spelling.test(read(file)))
    .map((file) => ({ file, message: `spells the brand word: take it from ${home}` }));
