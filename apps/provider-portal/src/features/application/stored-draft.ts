import type { EventLocation } from '@repo/domain/event/event-setup';
import { browserFiles } from '@repo/session/storage/browser-files';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { storedRecord } from '@repo/session/storage/stored-record';
import { amount, integer, orNull, recordOf, text } from '@repo/session/storage/stored-shape';
import { emptyDraft } from './application-values.ts';
import type { ApplicationDraft } from './application-values.ts';

const key = 'providerApplication';

const readDraft = recordOf<ApplicationDraft>(
  {
    firstName: text,
    lastName: text,
    email: text,
    phoneNumber: text,
    home: recordOf<EventLocation>(
      {
        address: text,
        coordinates: orNull(
          recordOf<NonNullable<EventLocation['coordinates']>>({ latitude: amount, longitude: amount }),
        ),
        postalCode: orNull(text),
      },
      emptyDraft.home,
    ),
    distanceKm: integer,
    instagramHandle: text,
    deviceId: orNull(integer),
    question1: text,
    question2: text,
    question3: text,
    question4: text,
    referralName: text,
  },
  emptyDraft,
);

/** Returns what was entered on this device; anything unreadable is empty. */
export const storedDraft = (): ApplicationDraft => readDraft(storedRecord(key))?.value ?? emptyDraft;

export const storeDraft = (draft: ApplicationDraft): void => browserStorage.write(key, JSON.stringify(draft));

/** Stores the photos beside the texts; returns whether there was room. */
export const storePhotos = (photos: readonly File[]): Promise<boolean> => browserFiles.write(key, photos);

/** Returns the photos that were chosen on this device, as long as the texts are kept. */
export const storedPhotos = async (): Promise<readonly File[]> =>
  browserStorage.read(key) === undefined ? [] : browserFiles.read(key);

export function removeDraft(): void {
  browserStorage.remove(key);
  void browserFiles.remove(key);
}
