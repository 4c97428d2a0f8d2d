import type { ApiFailure } from '@repo/api-client/api-failure';
import { fileLimits } from '@repo/domain/limits';
import { useErrorText } from '@repo/forms/use-error-text';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { ConfirmDialog } from '@repo/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deletePortfolioImage } from '../../../model/save-portfolio.ts';
import type { StoredImage } from './grid-images.ts';

type DeleteImageDialogProps = {
  readonly image: StoredImage;
  /** Whether hosts no longer find the provider without this image. */
  readonly isUnlisting: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

/** Asks before a saved image is deleted, which cannot be undone (X-R06). */
export function DeleteImageDialog({ image, isUnlisting, onClose, onDeleted }: DeleteImageDialogProps) {
  const { t } = useTranslation('myPortfolio');
  const textOf = useErrorText();
  const dispatch = useAppDispatch();
  const providerId = useAccountId();
  const [isBusy, setIsBusy] = useState(false);
  const [code, setCode] = useState<ApiFailure['code']>();
  const remove = async (): Promise<void> => {
    setIsBusy(true);
    const failure = await dispatch(deletePortfolioImage(providerId, image.id));
    setIsBusy(false);
    setCode(failure?.code);
    if (failure !== undefined) return;
    onClose();
    onDeleted();
  };
  return (
    <ConfirmDialog
      open
      title={t('delete.title')}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('delete.cancel')}
      isDestructive
      isBusy={isBusy}
      error={code && textOf(code)}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>{t('delete.text')}</p>
      {isUnlisting ? <p>{t('delete.unlisting', { count: fileLimits.portfolioImages.from })}</p> : null}
    </ConfirmDialog>
  );
}
