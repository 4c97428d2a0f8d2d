import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '@repo/api-client/api-failure';
import { affiliateCodeIn } from '@repo/domain/booking-flow/affiliate-code';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { SessionExtra } from '@repo/session/session/open-session';
import { browserStorage } from '@repo/session/storage/browser-storage';
import type { CommonState } from '@repo/shell/store/create-app-store';
import { sentEventOf } from '../sent-event.ts';

const draftKey = 'POST /api/v1/User/EventSetup/EventSaveAsDraft';

type Draft = Parameters<typeof sentEventOf>[0] & { readonly userId: number };

/** A draft in the words of the wire (I-R07); nothing for a form that Next has not let pass. */
export function draftPayloadOf({ userId, ...event }: Draft, affiliateCode: string | null) {
  const sent = sentEventOf(event);
  if (sent === undefined) return undefined;
  const { eventStartsAt, providerStartsAt, eventLocation, ...same } = sent;
  return {
    event: {
      ...same,
      // 0 stands for an event, and a place, that the server does not have yet.
      id: 0,
      userId,
      eventStartTime: eventStartsAt,
      sbstartTime: providerStartsAt,
      isActive: true,
      eventLocation: { id: 0, eventId: 0, isActive: true, ...eventLocation },
      affiliateCode,
    },
  };
}

type DraftThunk = ThunkAction<Promise<Result<number, ApiFailure>>, CommonState, SessionExtra, UnknownAction>;

/** Hands the event in as a draft, and answers the number under which it is kept (I-R01, A-75). */
export const submitDraft =
  (draft: Draft): DraftThunk =>
  async (_, __, { call }) => {
    const body = draftPayloadOf(draft, affiliateCodeIn(browserStorage.read('affiliateCode') ?? null));
    if (body === undefined) return fail({ code: 'invalid_input', message: '', details: [] });
    const reply = await call(draftKey, { body });
    return reply.ok ? ok(reply.value.id) : fail(reply.failure);
  };
