import type { Rule } from '../repository.ts';

const readingsFile = 'docs/readings.md';
const citation = /\bA-\d{2,3}[a-z]?\b/g;
const row = /^\| (A-\d{2,3}[a-z]?) /gm;
const text = /\.(?:tsx?|mjs|css|sql|md)$/;

/** Refuses citations of readings that docs/readings.md does not explain. */
export const knownReadings: Rule = ({ files, read }) => {
  if (!files.includes(readingsFile)) return [{ file: readingsFile, message: 'is missing' }];
  const known = new Set([...read(readingsFile).matchAll(row)].map(([, id = '']) => id));
  return files
    .filter((file) => text.test(file))
    .flatMap((file) =>
      [...new Set(read(file).match(citation))]
        .filter((id) => !known.has(id))
        .map((id) => ({ file, message: `cites ${id}: add its sentence to ${readingsFile}` })),
    );
};
