import { askSupport } from '@repo/contracts/account/invite-and-support';
import { getEventTypeItems } from '@repo/contracts/catalogue/event-types';
import { createCheckoutSession, receivePaymentMessage } from '@repo/contracts/checkout/pay';
import { downloadFile } from '@repo/contracts/galleries/downloads';
import { getSharedGallery } from '@repo/contracts/galleries/shared-gallery';
import { deleteSession } from '@repo/contracts/identity/session';
import { getContact, getMessages, markConversationSeen } from '@repo/contracts/messages/message-board';
import { updateCheckStatus } from '@repo/contracts/my-events/provider-events';
import { getPlaceDetails } from '@repo/contracts/places/places';
import { savePortfolio } from '@repo/contracts/profiles/portfolio';
import { saveProviderInfo } from '@repo/contracts/profiles/provider-info';
import { viewProfile } from '@repo/contracts/profiles/public-profile';
import { replyToReview, submitReview } from '@repo/contracts/reviews/reviews';

/** Ids of public lists and numbers fixed by the specs, which never refer to an owned object. */
export const publicNames = /\.(?:device|slot|\w*type)Id$/i;

/** Ids whose owner the access check skips, each with the reason; the handler of the endpoint must keep it true. */
export const unownedIds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [getEventTypeItems.key]: { 'params.id': 'an entry of the catalogue' },
  [getPlaceDetails.key]: { 'params.id': 'an id of the maps service' },
  [viewProfile.key]: { 'params.id': 'profiles are public (S1§6)' },
  [getSharedGallery.key]: { 'params.id': 'a public id; the link grants access (A-39, A-40)' },
  [deleteSession.key]: { 'params.sessionId': 'the command ends sessions of the own account only' },
  [downloadFile.key]: { 'params.fileId': 'the signed `t` grants access to the file (A-16)' },
  [receivePaymentMessage.key]: { 'body.id': 'an id of the card provider, which signs the message' },
  [createCheckoutSession.key]: {
    'body.Event.Order.orderItems.SbuserId': 'any host may book any provider',
    'body.Event.Order.orderDiscountDetail.id':
      'the command takes a code only from an account that has entered it',
  },
  [updateCheckStatus.key]: { 'body.clientId': 'made up by the client, for the own line' },
  [replyToReview.key]: { 'body.reviewId': 'the command replies to reviews of the own profile only' },
  [askSupport.key]: { 'body.clientId': 'made up by the client, for the own requests' },
  [submitReview.key]: {
    'body.id': 'event and provider identify the review (A-46)',
    'body.sbuserId': 'the command reviews providers of the own event only',
  },
  [savePortfolio.key]: {
    'body.displayOrderList.id': 'the command places images of the own portfolio only',
  },
  [saveProviderInfo.key]: { 'body.Location.id': 'the only address is that of the own account' },
  [getContact.key]: { 'params.sbUserId': 'the query finds providers of the own event only' },
  [getMessages.key]: {
    'params.providerId': 'the query finds conversations of the own event only',
    'query.afterId': 'a position within the conversation',
  },
  [markConversationSeen.key]: {
    'params.providerId': 'the command finds conversations of the own event only',
  },
};
