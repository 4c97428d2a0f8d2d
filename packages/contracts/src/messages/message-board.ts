import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { idInText, idOrZeroInText, idParams } from '../wire/ids.ts';
import { pageQuery, pageTotal } from '../wire/paging.ts';
import { notRead } from '../wire/sent-event.ts';
import { chatContact } from './chat-contact.ts';
import { chatMessage } from './chat-message.ts';

const topic = 'Messages';
const conversationParams = z.object({ eventId: idInText, providerId: idInText });

/** A provider gets their own row only. An empty list means that no provider has accepted yet (S2§2). */
export const getContacts = defineEndpoint('GET /api/v1/MessageBoard/GetSBzByEventId/:id', {
  topic,
  summary: 'The providers accepted for an event, as contacts',
  actors: capabilities.sendMessages,
  source: 'S2§7',
  ownership: { of: 'event', id: 'params.id' },
  isClosedToOperators: true,
  params: idParams,
  reply: z.array(chatContact),
});

export const getContact = defineEndpoint('GET /api/v1/MessageBoard/GetSBById/:sbUserId/:eventId', {
  topic,
  summary: 'One provider of an event as a contact',
  actors: capabilities.sendMessages,
  source: 'S2§7, A-19',
  ownership: { of: 'event', id: 'params.eventId' },
  isClosedToOperators: true,
  params: z.object({ sbUserId: idInText, eventId: idInText }),
  reply: chatContact,
});

/**
 * Oldest first: without a query the latest hundred, with `afterId` the next hundred after that message. Clients catch
 * up after a reconnect by repeating it until fewer arrive.
 */
export const getMessages = defineEndpoint('GET /api/v1/MessageBoard/GetMessages/:eventId/:providerId', {
  topic,
  summary: 'The messages of one conversation',
  actors: capabilities.sendMessages,
  source: 'S2§7, A-57',
  ownership: { of: 'event', id: 'params.eventId' },
  isClosedToOperators: true,
  params: conversationParams,
  query: pageQuery.extend({ afterId: idOrZeroInText.optional() }),
  reply: z.array(chatMessage),
  meta: pageTotal,
});

/** The body names the reader, as the specs list it, but the token decides. */
export const markConversationSeen = defineEndpoint(
  'PUT /api/v1/MessageBoard/BulkUpdateMessageStatus/:eventId/:providerId',
  {
    topic,
    summary: 'Mark what the other side wrote in a conversation as seen',
    actors: capabilities.sendMessages,
    source: 'S2§7, A-19',
    ownership: { of: 'event', id: 'params.eventId' },
    params: conversationParams,
    body: anyCasing(z.object({ userId: notRead, userType: notRead })),
    reply: z.null(),
  },
);

export const markMessageSeen = defineEndpoint('PUT /api/v1/MessageBoard/updateMessageStatus/:id', {
  topic,
  summary: 'Mark a message as seen, by its receiver',
  actors: capabilities.sendMessages,
  source: 'S2§7, A-91',
  ownership: { of: 'message', id: 'params.id' },
  params: idParams,
  reply: z.null(),
});

export const messageEndpoints = [
  getContacts,
  getContact,
  getMessages,
  markConversationSeen,
  markMessageSeen,
] as const satisfies readonly Endpoint[];
