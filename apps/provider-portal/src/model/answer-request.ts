import type { CallResult } from '@repo/api-client/create-call';
import { serverData } from '@repo/api-client/server-data';
import { brand } from '@repo/domain/brand';
import type { RequestAnswer } from '@repo/domain/request/answer-request';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import type { AppThunk } from '@repo/shell/store/use-app-dispatch';

const answerKey = `PUT /api/v1/${brand.slug}/Event/:id` as const;

type Sent = { readonly providerId: number; readonly eventId: number; readonly answer: RequestAnswer };

/**
 * Accepts or declines a request (S-R03). The lists are loaded again also after a refusal, which means that they are
 * outdated; the caller shows it in place.
 */
export const answerRequest =
  ({ providerId, eventId, answer }: Sent): AppThunk<Promise<CallResult<null>>> =>
  async (dispatch, _, { call }) => {
    const { accepts } = answer;
    const body = {
      Id: providerId,
      EventId: eventId,
      isActive: accepts,
      ...(accepts ? {} : { reason: answer.reason }),
    };
    const params = { id: String(providerId) };
    const result = await call(answerKey, { params, body }, { failureToast: 'silent' });
    if (result.ok) dispatch(actionSucceeded(accepts ? 'event_request_accepted' : 'event_request_declined'));
    if (result.ok || result.failure.code !== 'unable_to_access_server')
      dispatch(serverData.util.invalidateTags(['live']));
    return result;
  };
