import { downloadFile, mailEventFiles, readStoredFile } from '@repo/contracts/galleries/downloads';
import {
  allowEarlyProfileUse,
  deleteFiles,
  getHostGallery,
  listTrash,
  lockFiles,
  restoreFiles,
  setPoster,
  uploadHostFile,
} from '@repo/contracts/galleries/host-gallery';
import { getProviderGallery, uploadProviderFile } from '@repo/contracts/galleries/provider-gallery';
import {
  findAttendedEvent,
  getRecentSearches,
  getSharedGallery,
} from '@repo/contracts/galleries/shared-gallery';
import {
  getContact,
  getContacts,
  getMessages,
  markConversationSeen,
  markMessageSeen,
} from '@repo/contracts/messages/message-board';
import { getNotificationCount, getNotifications } from '@repo/contracts/notifications/notifications';
import { getPreferences, savePreferences } from '@repo/contracts/notifications/preferences';
import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import { jpegFile } from './sample-files.ts';
import { someId } from './sample-values.ts';
import type { ValidRequests } from './valid-request.ts';

const publicId = 'ABCDEFGH2345';
const contentType = contentTypes.image;

export const galleryRequests = {
  [getHostGallery.key]: ({ event }) => ({ params: { id: event }, query: {} }),
  [uploadHostFile.key]: ({ event }) => ({ body: { eventId: event, contentType }, files: [jpegFile('file')] }),
  [deleteFiles.key]: ({ file }) => ({ body: { ids: [file] } }),
  [lockFiles.key]: ({ file }) => ({ body: { GalleryFiles: [{ Id: file, IsLocked: true }] } }),
  [restoreFiles.key]: ({ file }) => ({ body: { ids: [file] } }),
  [listTrash.key]: ({ event }) => ({ params: { eventId: event }, query: {} }),
  [setPoster.key]: ({ file }) => ({ params: { fileId: file }, files: [jpegFile('file')] }),
  [allowEarlyProfileUse.key]: ({ event }) => ({ params: { eventId: event }, body: { isAllowed: true } }),
  [getProviderGallery.key]: ({ account, event }) => ({
    params: { eventId: event, sbUserId: account },
    query: {},
  }),
  [uploadProviderFile.key]: ({ account, event }) => ({
    body: { eventId: event, SbUserId: account, contentType },
    files: [jpegFile('file')],
  }),
  [getSharedGallery.key]: () => ({ params: { id: publicId }, query: { code: 'a-code', pin: '1234' } }),
  [findAttendedEvent.key]: ({ account }) => ({ params: { id: account, search: publicId } }),
  [getRecentSearches.key]: ({ account }) => ({ params: { id: account }, query: {} }),
  [mailEventFiles.key]: ({ file }) => ({ body: { ids: [file] } }),
  [downloadFile.key]: () => ({ params: { fileId: someId }, query: { t: 'a-signed-right' } }),
  [readStoredFile.key]: () => ({ params: { folder: 'portfolio', name: 'dot.jpg' }, query: {} }),
  [getContacts.key]: ({ event }) => ({ params: { id: event } }),
  [getContact.key]: ({ event }) => ({ params: { sbUserId: someId, eventId: event } }),
  [getMessages.key]: ({ event }) => ({
    params: { eventId: event, providerId: someId },
    query: { afterId: 0 },
  }),
  [markConversationSeen.key]: ({ event }) => ({
    params: { eventId: event, providerId: someId },
    body: { userId: someId, userType: userTypeIds.host },
  }),
  [markMessageSeen.key]: ({ message }) => ({ params: { id: message } }),
  [getNotifications.key]: ({ account }) => ({
    params: { receiverId: account, userType: userTypeIds.host },
    query: {},
  }),
  [getPreferences.key]: () => ({}),
  [savePreferences.key]: () => ({ body: { locale: 'fr-CA', reminders: false } }),
  [getNotificationCount.key]: ({ account }) => ({
    params: { receiverId: account, userType: userTypeIds.host },
  }),
} satisfies Partial<ValidRequests>;
