import type { ApiFailure } from '@repo/api-client/api-failure';
import type { PortfolioForm } from '@repo/contracts/profiles/portfolio-form';
import { brand } from '@repo/domain/brand';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import type { AppThunk } from '@repo/shell/store/use-app-dispatch';
import { ownProfile } from './api/own-profile.ts';

const saveKey = `PUT /api/v1/${brand.slug}/Profile/Portfolio/:id` as const;
const deleteKey = `DELETE /api/v1/${brand.slug}/Profile/:id` as const;

export type SentPortfolio = {
  readonly body: PortfolioForm;
  readonly files: { readonly GalleryImages: readonly File[]; readonly ProfileImage: readonly File[] };
  readonly onProgress: (share: number) => void;
};

/** Saves the portfolio with its new files (X-R02) and returns the failure, if any, which the form shows. */
export const savePortfolio =
  (
    providerId: number,
    { body, files, onProgress }: SentPortfolio,
  ): AppThunk<Promise<ApiFailure | undefined>> =>
  async (dispatch, _, { call }) => {
    const params = { id: String(providerId) };
    const result = await call(saveKey, { params, body }, { files, onProgress, failureToast: 'silent' });
    if (!result.ok) return result.failure;
    dispatch(actionSucceeded('saved_successfully'));
    await dispatch(ownProfile.util.upsertQueryData('ownPortfolio', providerId, result.value));
    return undefined;
  };

/** Deletes a saved image at once (X-R06) and returns the failure, if any, which the dialog shows. */
export const deletePortfolioImage =
  (providerId: number, imageId: number): AppThunk<Promise<ApiFailure | undefined>> =>
  async (dispatch, _, { call }) => {
    const result = await call(deleteKey, { params: { id: String(imageId) } }, { failureToast: 'silent' });
    // Another tab may have deleted it.
    if (!result.ok && result.failure.code !== 'object_does_not_exist') return result.failure;
    dispatch(actionSucceeded('img_successfully_deleted'));
    dispatch(
      ownProfile.util.updateQueryData('ownPortfolio', providerId, (portfolio) => {
        portfolio.gallery = portfolio.gallery.filter(({ id }) => id !== imageId);
      }),
    );
    return undefined;
  };
