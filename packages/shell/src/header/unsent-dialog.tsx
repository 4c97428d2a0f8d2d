import { ConfirmDialog } from '@repo/ui/overlays/confirm-dialog';
import { useTranslation } from 'react-i18next';

type UnsentDialogProps = { readonly onLogOut: () => void; readonly onStay: () => void };

/** Asks before a logout that would lose what waits for the network. */
export function UnsentDialog({ onLogOut, onStay }: UnsentDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open
      title={t('unsent.title')}
      confirmLabel={t('unsent.logOut')}
      cancelLabel={t('unsent.stay')}
      isDestructive
      onConfirm={onLogOut}
      onCancel={onStay}
    >
      {t('unsent.explanation')}
    </ConfirmDialog>
  );
}
