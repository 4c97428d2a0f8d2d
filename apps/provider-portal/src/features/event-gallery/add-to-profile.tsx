import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { Button } from '@repo/ui/actions/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addToProfile } from '../../model/add-to-profile.ts';
import { useOwnPortfolioQuery } from '../../model/api/own-profile.ts';

/** Adds the selected photos to the own profile (U-R08); a refusal is told as a toast. */
export function AddToProfile({ files }: { readonly files: readonly GalleryFile[] }) {
  const { t } = useTranslation('gallery');
  const dispatch = useAppDispatch();
  const providerId = useAccountId();
  const { data: portfolio } = useOwnPortfolioQuery(providerId);
  const [isBusy, setIsBusy] = useState(false);
  const add = async (): Promise<void> => {
    setIsBusy(true);
    await dispatch(addToProfile({ providerId, files, portfolioImages: portfolio?.gallery.length ?? 0 }));
    setIsBusy(false);
  };
  return (
    <Button look="secondary" size="small" icon="user" isBusy={isBusy} onClick={() => void add()}>
      {t('provider.addToProfile')}
    </Button>
  );
}
