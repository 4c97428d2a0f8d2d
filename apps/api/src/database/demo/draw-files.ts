import type { PlannedProvider } from './plan/plan-provider.ts';
import { developPicture, developPortrait } from './pictures/develop-picture.ts';
import { scenes } from './pictures/scenes.ts';

/** Keeps a file of the public folder `portfolio`. */
type KeepPicture = (fileName: string, content: Buffer) => Promise<unknown>;

/** Draws everything that providers show. A test hands in one that draws less. */
export type DrawFiles = (plans: readonly PlannedProvider[], keep: KeepPicture) => Promise<void>;

/** As many at a time as keep all cores drawing while others are being written. */
const atATime = 6;

export const drawFiles: DrawFiles = async (plans, keep) => {
  const waiting = plans.flatMap(({ person, palette, photoName, pictures }) => [
    async () => keep(photoName, await developPortrait(person.portrait, palette)),
    ...pictures.map(({ fileName, scene, format, seed }) => async () => {
      await keep(fileName, await developPicture(scenes[scene], palette, format, seed));
    }),
  ]);
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: atATime }, work));
};
