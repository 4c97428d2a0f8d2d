import {
  addToProfile,
  deletePortfolioImage,
  getPortfolio,
  savePortfolio,
} from '@repo/contracts/profiles/portfolio';
import type { ReadPortfolioForm } from '@repo/contracts/profiles/portfolio-form';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import { presentPortfolioImage } from '../../../files/images/portfolio-image.ts';
import { safeFileName } from '../../../files/safe-file-name.ts';
import { bindEndpoint, signedIn } from '../../../http/bind-endpoint.ts';
import { orFail } from '../../../http/or-fail.ts';
import { RequestFailure } from '../../../http/request-failure.ts';
import { publicPathOf } from '../../../ports/blob-store.ts';
import { presentPortfolio } from '../own-profile/own-profile.presenter.ts';
import type { OwnPortfolioRecord } from '../own-profile/own-profile.repository.ts';
import type { AddedImage } from '../portfolio.repository.ts';
import type { WantedImage } from './add-to-profile.ts';
import type { PortfolioFields, PortfolioRefusal, SentPortfolio } from './portfolio-form.ts';

type PortfolioCalls = {
  readonly find: (providerId: number) => Promise<OwnPortfolioRecord | undefined>;
  readonly check: (providerId: number, fields: PortfolioFields) => Promise<Result<void, ErrorCode>>;
  readonly change: (
    providerId: number,
    sent: SentPortfolio,
  ) => Promise<Result<OwnPortfolioRecord, PortfolioRefusal>>;
  readonly deleteImage: (providerId: number, imageId: number) => Promise<Result<null, ErrorCode>>;
  readonly checkRoom: (providerId: number) => Promise<Result<unknown, ErrorCode>>;
  readonly add: (providerId: number, wanted: WantedImage) => Promise<Result<AddedImage, ErrorCode>>;
  readonly countOwnImages: (providerId: number, imageIds: readonly number[]) => Promise<number>;
};

/** Registers the calls of the own portfolio and the ownership check of its images. */
export function portfolioRoutes(app: FastifyInstance, calls: PortfolioCalls): void {
  app.ownershipChecks.set('portfolioImage', async (actor, ids) => {
    const known = [...new Set(ids)].filter((id) => typeof id === 'number');
    if (actor.kind !== 'provider' || known.length < new Set(ids).size) return false;
    return (await calls.countOwnImages(actor.accountId, known)) === known.length;
  });
  const present = (portfolio: OwnPortfolioRecord) => presentPortfolio(portfolio, presentPortfolioImage);
  bindEndpoint(app, getPortfolio, async ({ params }) => {
    const portfolio = await calls.find(params.id);
    if (portfolio === undefined) throw new RequestFailure('object_does_not_exist');
    return present(portfolio);
  });
  bindEndpoint(
    app,
    savePortfolio,
    async ({ params, body, files }) => {
      const saved = await calls.change(params.id, {
        ...fieldsOf(body),
        photo: files.find(({ part }) => part === 'ProfileImage'),
        images: files.filter(({ part }) => part === 'GalleryImages'),
      });
      if (saved.ok) return present(saved.value);
      const { code, fileName } = saved.failure;
      throw new RequestFailure(code, fileName === undefined ? [] : [fileName]);
    },
    {
      tooManyFiles: 'portfolio_is_full',
      admitForm: async ({ params, body }) => orFail(await calls.check(params.id, fieldsOf(body))),
    },
  );
  bindEndpoint(
    app,
    addToProfile,
    async ({ body: { sbUserId, fileId }, files: [file] }) => {
      const { id, fileName, displayOrder } = orFail(await calls.add(sbUserId, { fileId, file }));
      return { id, imageUrl: publicPathOf('portfolio', fileName), displayOrder };
    },
    { admitForm: async ({ body: { sbUserId } }) => void orFail(await calls.checkRoom(sbUserId)) },
  );
  bindEndpoint(app, deletePortfolioImage, async ({ params, ...call }) =>
    orFail(await calls.deleteImage(signedIn(call).accountId, params.id)),
  );
}

function fieldsOf(form: ReadPortfolioForm): PortfolioFields {
  const { profileName, Bio, additionalEquipment = '', deviceId, Language = '' } = form;
  const { deleteImageIds = [], displayOrderList = [] } = form;
  return {
    profileName,
    bio: Bio,
    additionalEquipment,
    deviceId,
    additionalLanguage: Language === '' || Language === 'null' ? null : Language,
    deletedIds: deleteImageIds,
    places: displayOrderList.map(({ imageUrl, ...place }) => ({
      ...place,
      imageUrl: imageUrl?.startsWith('/') === true ? imageUrl : imageUrl && safeFileName(imageUrl),
    })),
  };
}
