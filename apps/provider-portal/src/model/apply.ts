import type { ApiFailure } from '@repo/api-client/api-failure';
import type { CallInput } from '@repo/contracts/contract';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import type { AppThunk } from '@repo/shell/store/use-app-dispatch';

const applyKey = 'POST /api/v1/register/SBUserRegistration';

export type Application = CallInput<typeof applyKey>['body'];

type Sending = { readonly photos: readonly File[]; readonly onProgress: (fraction: number) => void };

/** Sends an application with its photos (R-R01), and returns the failure, if any, which the form shows. */
export const apply =
  (body: Application, { photos, onProgress }: Sending): AppThunk<Promise<ApiFailure | undefined>> =>
  async (dispatch, _, { call }) => {
    const files = { images: photos };
    const result = await call(applyKey, { body }, { files, onProgress, failureToast: 'silent' });
    if (!result.ok) return result.failure;
    dispatch(actionSucceeded('form_submitted_successfully'));
    return undefined;
  };
