import { ConfirmDialog } from '@repo/ui/overlays/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLeaveGuard } from './use-leave-guard.ts';

type UnsavedChangesGuardProps = { readonly hasChanges: boolean };

/** Asks before a page with unsaved changes is left. Closing the window shows the question of the browser. */
export function UnsavedChangesGuard({ hasChanges }: UnsavedChangesGuardProps) {
  const { key } = useLocation();
  return <LeaveQuestion key={key} hasChanges={hasChanges} />;
}

function LeaveQuestion({ hasChanges }: UnsavedChangesGuardProps) {
  const { t } = useTranslation();
  const { isAsking, leave, stay } = useLeaveGuard(hasChanges);
  return (
    <ConfirmDialog
      open={isAsking}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      isDestructive
      onConfirm={leave}
      onCancel={stay}
    >
      {t('unsaved.explanation')}
    </ConfirmDialog>
  );
}
