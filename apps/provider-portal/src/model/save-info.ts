import type { ApiFailure } from '@repo/api-client/api-failure';
import type { ProviderInfoUpdate } from '@repo/contracts/profiles/provider-info';
import { brand } from '@repo/domain/brand';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import type { AppThunk } from '@repo/shell/store/use-app-dispatch';
import { ownInfo } from './api/own-info.ts';

const saveKey = `PUT /api/v1/${brand.slug}/Profile/Info/:id` as const;

/** Saves the personal data (Y-R01) and returns the failure, if any, which the form shows. */
export const saveInfo =
  (providerId: number, body: ProviderInfoUpdate): AppThunk<Promise<ApiFailure | undefined>> =>
  async (dispatch, _, { call }) => {
    const params = { id: String(providerId) };
    const result = await call(saveKey, { params, body }, { failureToast: 'silent' });
    if (!result.ok) return result.failure;
    dispatch(actionSucceeded('updated_successfully'));
    await dispatch(ownInfo.util.upsertQueryData('ownInfo', providerId, result.value));
    return undefined;
  };
