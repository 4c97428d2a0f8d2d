import { getEventTypeItems } from '@repo/contracts/catalogue/event-types';
import { createCheckoutSession, receivePaymentMessage } from '@repo/contracts/checkout/pay';
import { downloadFile } from '@repo/contracts/galleries/downloads';
import { getSharedGallery } from '@repo/contracts/galleries/shared-gallery';
import { getContact, getMessages, markConversationSeen } from '@repo/contracts/messages/message-board';
import { getPlaceDetails } from '@repo/contracts/places/places';
import { savePortfolio } from '@repo/contracts/profiles/portfolio';
import { saveProviderInfo } from '@repo/contracts/profiles/provider-info';
import { viewProfile } from '@repo/contracts/profiles/public-profile';
import { submitReview } from '@repo/contracts/reviews/reviews';

/** Entries of lists that everybody reads, and numbers that the specs fix: they name nobody's object anywhere. */
export const publicNames = /\.(?:device|slot|\w*type)Id$/i;

/** Ids whose owner the gate does not ask for, each with the reason; whoever binds the endpoint keeps it true. */
export const idsOfNobody: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [getEventTypeItems.key]: { 'params.id': 'an entry of the catalogue' },
  [getPlaceDetails.key]: { 'params.id': 'an id of the maps service' },
  [viewProfile.key]: { 'params.id': 'public profiles are for everybody (S1§6)' },
  [getSharedGallery.key]: { 'params.id': 'a public id, the right to which the link carries (A-39, A-40)' },
  [downloadFile.key]: { 'params.fileId': 'the right to the file is in the signed `t` (A-16)' },
  [receivePaymentMessage.key]: { 'body.id': 'an id of the payment provider, whose signature is the right' },
  [createCheckoutSession.key]: {
    'body.Event.Order.orderItems.SbuserId': 'anybody may book any provider',
    'body.Event.Order.orderDiscountDetail.id': 'the command takes a code only from whoever has applied it',
  },
  [submitReview.key]: {
    'body.id': 'event and provider decide which review it is (A-46)',
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
