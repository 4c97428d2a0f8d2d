import { brand } from '@repo/domain/brand';
import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { device } from '../catalogue/operator-lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { uploadedFile } from '../galleries/gallery-file.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idInText, idParams } from '../wire/ids.ts';
import { imageSizes, portfolioImage } from '../wire/image-sizes.ts';
import { portfolioFiles, portfolioForm } from './portfolio-form.ts';

const topic = 'Profiles';

const addedImage = z.object({ id, imageUrl: z.string(), displayOrder: z.int().positive() });

/** A provider's own portfolio; before the first save its texts are empty and the rest is null (S3§3). */
export const portfolio = z.object({
  sbuserId: id,
  profileName: z.string(),
  bio: z.string(),
  profileImageUrl: z.string().nullable(),
  profileImageSizes: imageSizes,
  device: device.nullable(),
  language: z.string().nullable(),
  additionalEquipment: z.string(),
  gallery: z.array(addedImage.extend(portfolioImage.shape)),
});
export type Portfolio = z.output<typeof portfolio>;

export const getPortfolio = defineEndpoint(`GET /api/v1/${brand.slug}/Profile/Portfolio/:id`, {
  topic,
  summary: 'The portfolio of a provider, for editing',
  actors: capabilities.editPortfolio,
  source: 'S3§7',
  ownership: { of: 'account', id: 'params.id' },
  params: idParams,
  reply: portfolio,
});

export const savePortfolio = defineEndpoint(`PUT /api/v1/${brand.slug}/Profile/Portfolio/:id`, {
  topic,
  summary: 'Save the portfolio with its images and their order',
  actors: capabilities.editPortfolio,
  source: 'S3§7',
  ownership: [
    { of: 'account', id: 'params.id' },
    { of: 'account', id: 'body.sbUserId' },
    { of: 'portfolioImage', id: 'body.deleteImageIds' },
  ],
  params: idParams,
  files: portfolioFiles,
  body: anyCasing(portfolioForm),
  errors: [
    'please_upload_profile_picture',
    'profile_image_format_not_supported',
    'invalid_image_type',
    'unsupported_image_format',
    'atleast_six_pic_required',
    'portfolio_is_full',
    'this_field_is_required',
    'this_field_is_too_long',
    'each_file_size_should_be_under_400mb',
    'upto_2000_mbs_are_allowed_in_an_attempt',
    'profile_embargo',
    'marketing_consent_is_missing',
  ],
  success: 'saved_successfully',
  reply: portfolio,
});

export const deletePortfolioImage = defineEndpoint(`DELETE /api/v1/${brand.slug}/Profile/:id`, {
  topic,
  summary: 'Delete an image of the own portfolio',
  actors: capabilities.editPortfolio,
  source: 'S3§7',
  ownership: { of: 'portfolioImage', id: 'params.id' },
  params: idParams,
  success: 'img_successfully_deleted',
  reply: z.null(),
});

/**
 * One image per call, up to twelve at once. `fileId` names the gallery file, which need not be uploaded again.
 * A file without it is matched by content, because photos of an event are under embargo for seven days.
 */
export const addToProfile = defineEndpoint(`POST /api/v1/${brand.slug}/Profile/AddToProfile`, {
  topic,
  summary: 'Add an image of a gallery to the own portfolio',
  actors: capabilities.editPortfolio,
  source: 'S3§7, A-05, A-44',
  ownership: [
    { of: 'account', id: 'body.sbUserId' },
    { of: 'file', id: 'body.fileId' },
  ],
  files: [{ ...uploadedFile, files: { from: 0, to: 1 } }],
  body: anyCasing(z.object({ sbUserId: idInText, fileId: idInText.optional() })),
  errors: [
    'please_select_image',
    'please_unselect_videos',
    'only_12_images_are_allowed',
    'portfolio_is_full',
    'profile_embargo',
    'marketing_consent_is_missing',
    'unsupported_image_format',
    'files_already_uploaded',
  ],
  success: 'added_to_profile_successfully',
  reply: addedImage,
});
