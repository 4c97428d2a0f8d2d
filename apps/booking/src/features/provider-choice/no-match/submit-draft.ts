import type { ApiFailure } from '@repo/api-client/api-failure';
import { parseAffiliateCode } from '@repo/domain/booking-flow/affiliate-code';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { browserStorage } from '@repo/session/storage/browser-storage';
import type { AppThunk } from '@repo/shell/store/use-app-dispatch';
import { sentEventOf } from '../../../model/sent-event.ts';

const draftKey = 'POST /api/v1/User/EventSetup/EventSaveAsDraft';

type Draft = Parameters<typeof sentEventOf>[0] & { readonly userId: number };

/** Returns the body of a draft (I-R07); undefined for an incomplete form. */
export function draftPayloadOf({ userId, ...event }: Draft, affiliateCode: string | null) {
  const sent = sentEventOf(event);
  if (sent === undefined) return undefined;
  const { eventStartsAt, providerStartsAt, eventLocation, ...same } = sent;
  return {
    event: {
      ...same,
      // 0 means that the server has no such event or place yet.
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

/** Submits the event as a draft and returns its id (I-R01, A-75). */
export const submitDraft =
  (draft: Draft): AppThunk<Promise<Result<number, ApiFailure>>> =>
  async (_, __, { call }) => {
    const body = draftPayloadOf(draft, parseAffiliateCode(browserStorage.read('affiliateCode') ?? null));
    if (body === undefined) return fail({ code: 'invalid_input', message: '', details: [] });
    const reply = await call(draftKey, { body }, { failureToast: 'none' });
    return reply.ok ? ok(reply.value.id) : fail(reply.failure);
  };
