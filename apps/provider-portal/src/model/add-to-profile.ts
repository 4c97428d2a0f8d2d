import { serverData } from '@repo/api-client/server-data';
import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';
import { brand } from '@repo/domain/brand';
import { checkAddToProfile } from '@repo/domain/upload/add-to-profile';
import { actionFailed, actionSucceeded } from '@repo/shell/notices/notices-slice';
import type { AppThunk } from '@repo/shell/store/use-app-dispatch';

const addKey = `POST /api/v1/${brand.slug}/Profile/AddToProfile` as const;

type Wanted = {
  readonly providerId: number;
  readonly files: readonly GalleryFile[];
  /** How many images the portfolio has. */
  readonly portfolioImages: number;
};

/**
 * Adds photos of a gallery to the own profile, one per call (U-R08). A photo that is there already does not stop the
 * others; any other refusal, such as the embargo, holds for all.
 */
export const addToProfile =
  ({ providerId, files, portfolioImages }: Wanted): AppThunk<Promise<void>> =>
  async (dispatch, _, { call }) => {
    if (files.length === 0) return void dispatch(actionFailed({ code: 'please_select_image' }));
    const checked = checkAddToProfile(
      files.map(({ file }) => file),
      portfolioImages,
    );
    if (!checked.ok) return void dispatch(actionFailed({ code: checked.failure }));
    let added = 0;
    for (const { id } of files) {
      const body = { sbUserId: String(providerId), fileId: String(id) };
      const result = await call(addKey, { body }, { files: {} });
      if (result.ok) added += 1;
      else if (result.failure.code !== 'files_already_uploaded') break;
    }
    if (added > 0) {
      dispatch(actionSucceeded('added_to_profile_successfully'));
      dispatch(serverData.util.invalidateTags(['live']));
    }
  };
