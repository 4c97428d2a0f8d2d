import type { Scene } from './scene.ts';
import { fireworks, skyline } from './scenes/city-scenes.ts';
import { cake } from './scenes/cake.ts';
import { gardenTable } from './scenes/garden-table.ts';
import { winterLights } from './scenes/winter-lights.ts';
import { sparklerExit, toast } from './scenes/evening-scenes.ts';
import { lakefront, togetherAtDusk } from './scenes/lake-scenes.ts';
import { balloons, graduation, shower } from './scenes/party-scenes.ts';
import { autumnPark, meadow } from './scenes/season-scenes.ts';
import { concert, conference, confettiMoment, danceFloor } from './scenes/stage-scenes.ts';
import { lampRow, tableSetting } from './scenes/table-scenes.ts';
import { bouquet, rings, weddingArch } from './scenes/wedding-scenes.ts';

/** Everything a provider of the demonstration may have photographed. */
export const scenes = {
  skyline,
  fireworks,
  lakefront,
  togetherAtDusk,
  weddingArch,
  rings,
  bouquet,
  gardenTable,
  sparklerExit,
  toast,
  danceFloor,
  concert,
  confettiMoment,
  conference,
  cake,
  tableSetting,
  lampRow,
  balloons,
  shower,
  graduation,
  autumnPark,
  winterLights,
  meadow,
} as const satisfies Readonly<Record<string, Scene>>;

export type SceneName = keyof typeof scenes;
