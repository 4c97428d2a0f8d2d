import { dirname } from 'node:path';
import { z } from 'zod';
import type { Rule } from '../repository.ts';

const packageFile = z.object({ scripts: z.record(z.string(), z.string()).default({}) });
const ofEveryPackage = ['test'];

/** Refuses packages without the common scripts, which the task runner skips silently. */
export const packageScripts: Rule = ({ files, read }) =>
  files
    .filter((file) => /^(?:apps|packages|tooling)\/[^/]+\/package\.json$/.test(file))
    .flatMap((file) => {
      const { scripts } = packageFile.parse(JSON.parse(read(file)));
      const isBuilt = files.includes(`${dirname(file)}/vite.config.ts`);
      return [...ofEveryPackage, ...(isBuilt ? ['build'] : [])]
        .filter((name) => scripts[name] === undefined)
        .map((name) => ({
          file,
          message: `has no script "${name}": without it the package is passed over in silence`,
        }));
    });
