import { z } from 'zod';
import type { Rule } from '../repository.ts';

const versions = z.record(z.string(), z.string()).default({});
const packageFile = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
  peerDependencies: versions,
});

/** Refuses versions outside of the catalog: package.json files point at the catalog or the workspace. */
export const catalogDiscipline: Rule = ({ files, read }) =>
  files
    .filter((file) => /(?:^|\/)package\.json$/.test(file))
    .flatMap((file) => {
      const { dependencies, devDependencies, optionalDependencies, peerDependencies } = packageFile.parse(
        JSON.parse(read(file)),
      );
      const all = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies };
      return Object.entries(all)
        .filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*')
        .map(([name]) => ({
          file,
          message: `pins ${name} itself: pin it in the catalog of pnpm-workspace.yaml and write "catalog:"`,
        }));
    });
