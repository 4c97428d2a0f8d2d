import { forEachSettled } from '../../../async/for-each-settled.ts';
import type { Deps } from '../../../deps.ts';
import type { ImageFolder } from '../../../files/images/image-folder.ts';
import { storeSmallerImages } from '../../../files/images/smaller-images.ts';
import type { SmallerImagesDeps } from '../../../files/images/smaller-images.ts';
import { portfolioFileRepository } from './portfolio-file.repository.ts';

/** Few, so that a stop waits for them, and the images of a release without sizes slow nothing else down. */
const mostAtOnce = 10;

type PortfolioSizesDeps = SmallerImagesDeps &
  Pick<Deps, 'database'> & { readonly folder: Pick<ImageFolder, 'remove'> };

/** Makes the smaller images of some portfolio images that have none. An image that cannot be read becomes `broken`. */
export async function makePortfolioSizes(deps: PortfolioSizesDeps, signal: AbortSignal): Promise<void> {
  const repository = portfolioFileRepository(deps.database);
  const makeOne = async (name: string): Promise<void> => {
    const made = await storeSmallerImages(deps, { folder: 'portfolio', name });
    const isCurrent = await repository.saveResult(
      name,
      made === undefined
        ? { state: 'broken' }
        : { state: 'ready', widthPx: made.width, heightPx: made.height, widths: made.widths },
    );
    if (!isCurrent) await deps.folder.remove(name);
  };
  await forEachSettled(await repository.listUnprocessed(mostAtOnce), makeOne, signal);
}
