import { basename, dirname } from 'node:path';
import { isCode, isTest } from '../repository.ts';
import type { Repository, Rule, Violation } from '../repository.ts';

const maxFiles = 15;
/** Folders of lists, whose number of files means nothing. */
const listsByNature = /(?:^|\/)(?:texts\/[^/]+|migrations|decisions)$/;
const vagueNames = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'data',
  'manager',
  'misc',
  'shared',
]);

const sourcesOf = ({ files }: Repository): readonly string[] =>
  files.filter((file) => /\/src\//.test(file) && isCode(file));

/** Refuses folders with too many files, which need a split by topic. */
export const folderSize: Rule = (repository) => {
  const byFolder = Map.groupBy(
    sourcesOf(repository).filter((file) => !isTest(file) && !listsByNature.test(dirname(file))),
    (file) => dirname(file),
  );
  return [...byFolder]
    .filter(([, files]) => files.length > maxFiles)
    .map(([file, { length }]) => ({
      file,
      message: `holds ${length} files, ${maxFiles} are the most: split it by topic`,
    }));
};

/** Refuses vague file names and, in apps, index files. */
export const tellingNames: Rule = (repository) =>
  sourcesOf(repository).flatMap((file): Violation[] => {
    const words = file.split('/').map((part) => part.split('.', 1)[0] ?? '');
    const vague = words.find((word) => vagueNames.has(word));
    if (vague !== undefined)
      return [
        { file, message: `is called "${vague}", which fits everything: name it after what it is about` },
      ];
    if (file.startsWith('apps/') && /^index\.tsx?$/.test(basename(file))) {
      return [{ file, message: 'is an index file: import the file that is meant, by its name' }];
    }
    return [];
  });
