import type { ApiFailure } from '@repo/api-client/api-failure';
import type { Portfolio } from '@repo/contracts/profiles/portfolio';
import { isErrorCode } from '@repo/domain/errors/error-catalogue';
import { useFormikForm } from '@repo/forms/use-formik-form';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { savePortfolio } from '../../model/save-portfolio.ts';
import { noEdits } from './grid/grid-images.ts';
import type { GridEdits } from './grid/grid-images.ts';
import {
  checkPortfolio,
  hasPortfolioChanges,
  portfolioValuesOf,
  sentPortfolioOf,
} from './portfolio-values.ts';

/** The form of the portfolio, with the progress of its upload. */
export function usePortfolioForm(portfolio: Portfolio) {
  const dispatch = useAppDispatch();
  const { t } = useTranslation('myPortfolio');
  const [uploadedShare, setUploadedShare] = useState<number>();
  const initialValues = useMemo(() => portfolioValuesOf(portfolio), [portfolio]);
  const labels = {
    photo: t('photo.label'),
    profileName: t('fields.profileName'),
    bio: t('fields.bio'),
    images: t('images.label'),
    deviceId: t('fields.device'),
    language: t('fields.language'),
    additionalEquipment: t('fields.equipment'),
  };
  const form = useFormikForm({
    initialValues,
    check: (values) => checkPortfolio(portfolio, values),
    labels: () => labels,
    send: async (values) => {
      const sent = sentPortfolioOf(portfolio, values);
      if (Object.values(sent.files).flat().length > 0) setUploadedShare(0);
      const failure = await dispatch(
        savePortfolio(portfolio.sbuserId, { ...sent, onProgress: setUploadedShare }),
      );
      setUploadedShare(undefined);
      if (failure === undefined) form.set({ photo: null, images: noEdits });
      else form.set({ images: withRefusal(values.images, failure) });
      return failure;
    },
  });
  return {
    form,
    labels,
    /** From 0 to 1 while files are sent. */
    uploadedShare,
    hasChanges: hasPortfolioChanges(portfolio, form.values),
    discard: () => form.set(initialValues),
  };
}

/** Marks the new image that the server names in its refusal (FF-35). */
function withRefusal(edits: GridEdits, { code, details: [fileName] }: ApiFailure): GridEdits {
  const added = edits.added.map((image) =>
    image.key === fileName && isErrorCode(code) ? { ...image, code } : image,
  );
  return { ...edits, added };
}
