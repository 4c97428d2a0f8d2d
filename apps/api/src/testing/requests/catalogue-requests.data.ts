import { uploadLogoFile, uploadMusicFile } from '@repo/contracts/catalogue/brief-files';
import { getConfiguration, getMiscAmounts } from '@repo/contracts/catalogue/configuration';
import { getEventTypeItems, getEventTypes } from '@repo/contracts/catalogue/event-types';
import { getDevices, getPostalCodes } from '@repo/contracts/catalogue/operator-lists';
import { getReelPrice, getReelTypes } from '@repo/contracts/catalogue/recap-catalogue';
import { findAvailableProviders } from '@repo/contracts/matching/find-available-providers';
import { autocompletePlaces, getPlaceDetails } from '@repo/contracts/places/places';
import { mp3File, pngFile } from './sample-files.ts';
import { eventDay, eventStart, place, postalCode, someId } from './sample-values.ts';
import type { ValidRequests } from './valid-request.ts';

export const catalogueRequests = {
  [getEventTypes.key]: () => ({ query: { authenticated: 'true' } }),
  [getEventTypeItems.key]: () => ({ params: { id: someId } }),
  [getReelTypes.key]: () => ({}),
  [getReelPrice.key]: () => ({}),
  [getConfiguration.key]: () => ({}),
  [getMiscAmounts.key]: () => ({}),
  [getPostalCodes.key]: () => ({}),
  [getDevices.key]: () => ({}),
  [uploadMusicFile.key]: () => ({ body: { fileName: 'song.mp3' }, files: [mp3File('musicFile')] }),
  [uploadLogoFile.key]: () => ({ body: { fileName: 'logo.png' }, files: [pngFile('logoFile')] }),
  [autocompletePlaces.key]: () => ({ query: { q: '1 King' } }),
  [getPlaceDetails.key]: () => ({ params: { id: 'place-1' } }),
  [findAvailableProviders.key]: () => ({
    query: { page: 1 },
    body: {
      eventDate: eventDay,
      userLongitude: place.longitude,
      userLatitude: place.latitude,
      sBStartTime: eventStart,
      duration: 2,
      postalCode,
    },
  }),
} satisfies Partial<ValidRequests>;
