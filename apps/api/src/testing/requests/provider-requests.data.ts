import {
  createCalendarFeed,
  readCalendarFeed,
  readCalendarFile,
  revokeCalendarFeed,
} from '@repo/contracts/my-events/calendar-feed';
import {
  getEventDetails,
  getProviderEvents,
  updateCheckStatus,
} from '@repo/contracts/my-events/provider-events';
import { exitOnboarding, startOnboarding } from '@repo/contracts/payouts/onboarding';
import {
  addToProfile,
  deletePortfolioImage,
  getPortfolio,
  savePortfolio,
} from '@repo/contracts/profiles/portfolio';
import { getProviderInfo, saveProviderInfo } from '@repo/contracts/profiles/provider-info';
import { viewProfile } from '@repo/contracts/profiles/public-profile';
import {
  addRecap,
  finishRecap,
  getRecapBrief,
  getRecapDetails,
  getRecapEvents,
  mailRecapAssets,
} from '@repo/contracts/recaps/recaps';
import {
  answerEventRequest,
  getEventRequests,
  getRequestState,
} from '@repo/contracts/requests/event-requests';
import { getSchedule, saveSchedule } from '@repo/contracts/schedules/schedules';
import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import { slots } from '@repo/domain/schedule/slots';
import { jpegFile, mp4File } from './sample-files.ts';
import { eventDay, phoneNumber, place, someId } from './sample-values.ts';
import type { ValidRequests } from './valid-request.ts';

const ofEventAndProvider = ({ account, event }: { readonly account: number; readonly event: number }) => ({
  params: { eventId: event, sbUserId: account },
});

export const providerRequests = {
  [getEventRequests.key]: ({ account }) => ({ params: { id: account }, query: {} }),
  [getRequestState.key]: ({ account, request }) => ({ params: { id: account, eventId: request } }),
  [answerEventRequest.key]: ({ account, request }) => ({
    params: { id: account },
    body: { Id: account, EventId: request, UserName: 'Robin', isActive: true, reason: null },
  }),
  [getProviderEvents.key]: ({ account }) => ({ params: { sbUserId: account, tab: 'upcoming' }, query: {} }),
  [updateCheckStatus.key]: ({ account, event }) => ({
    params: { id: event },
    body: { id: event, sbUserId: account, checkedStatus: 'checkIn' },
  }),
  [readCalendarFeed.key]: () => ({}),
  [createCalendarFeed.key]: () => ({}),
  [revokeCalendarFeed.key]: () => ({}),
  [readCalendarFile.key]: () => ({ params: { token: 'x'.repeat(43) } }),
  [getEventDetails.key]: ({ event }) => ({ params: { id: event } }),
  [getRecapEvents.key]: ({ account }) => ({ params: { sbUserId: account, tab: 'pending' }, query: {} }),
  [getRecapDetails.key]: ofEventAndProvider,
  [finishRecap.key]: ofEventAndProvider,
  [getRecapBrief.key]: ({ event }) => ({ params: { eventId: event } }),
  [addRecap.key]: ({ account, event }) => ({
    body: { eventId: event, SbUserId: account, ContentType: contentTypes.recap },
    files: [mp4File('file')],
  }),
  [mailRecapAssets.key]: ({ event }) => ({ params: { eventId: event, userName: 'maya@demo.test' } }),
  [viewProfile.key]: () => ({ params: { id: someId } }),
  [getPortfolio.key]: ({ account }) => ({ params: { id: account } }),
  [savePortfolio.key]: ({ account, portfolioImage }) => ({
    params: { id: account },
    body: {
      sbUserId: account,
      profileName: 'Maya',
      Bio: 'I take photos',
      deviceId: someId,
      Language: '',
      additionalEquipment: 'A lamp',
      deleteImageIds: JSON.stringify([portfolioImage]),
      isActive: 'true',
      displayOrderList: JSON.stringify([{ id: portfolioImage, displayOrder: 1 }]),
    },
    files: [jpegFile('GalleryImages'), jpegFile('ProfileImage')],
  }),
  [deletePortfolioImage.key]: ({ portfolioImage }) => ({ params: { id: portfolioImage } }),
  [addToProfile.key]: ({ account, file }) => ({
    body: { sbUserId: account, fileId: file },
    files: [jpegFile('file')],
  }),
  [getProviderInfo.key]: ({ account }) => ({ params: { id: account } }),
  [saveProviderInfo.key]: ({ account }) => ({
    params: { id: account },
    body: {
      firstName: 'Maya',
      lastName: 'Roy',
      email: 'maya@demo.test',
      phoneNumber,
      emergencyContactName: 'Devon',
      emergencyContactNumber: phoneNumber,
      hstNumber: '123456789',
      Location: [{ id: 0, sbUserId: account, ...place }],
    },
  }),
  [getSchedule.key]: ({ account }) => ({ params: { id: account } }),
  [saveSchedule.key]: ({ account }) => ({
    params: { id: account },
    body: {
      SBUserId: account,
      version: 1,
      WorkingSchedules: [
        {
          dayInWeek: 0,
          isActive: true,
          timeSlots: slots.map(({ id, shownFrom, shownUntil }) => ({
            slotId: id,
            startTime: shownFrom,
            endTime: shownUntil,
            isEnable: true,
          })),
        },
      ],
      HolidayProfile: [{ date: eventDay, dateTo: eventDay, startTime: '', endTime: '' }],
      TravelDistance: { minDistanceToTravel: 6, maxDistanceToTravel: 20, unit: 'KM' },
    },
  }),
  [startOnboarding.key]: ({ account }) => ({ params: { id: account } }),
  [exitOnboarding.key]: ({ account }) => ({ params: { id: account } }),
} satisfies Partial<ValidRequests>;
