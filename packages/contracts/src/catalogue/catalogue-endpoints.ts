import type { Endpoint } from '../endpoint.ts';
import { uploadLogoFile, uploadMusicFile } from './brief-files.ts';
import { getConfiguration, getMiscAmounts } from './configuration.ts';
import { getEventTypeItems, getEventTypes } from './event-types.ts';
import { getDevices, getPostalCodes } from './operator-lists.ts';
import { getReelPrice, getReelTypes } from './recap-catalogue.ts';

export const catalogueEndpoints = [
  getEventTypes,
  getEventTypeItems,
  getReelTypes,
  getReelPrice,
  getConfiguration,
  getMiscAmounts,
  getPostalCodes,
  getDevices,
  uploadMusicFile,
  uploadLogoFile,
] as const satisfies readonly Endpoint[];
