import { Button } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import classNames from './cart.module.css';

/** Unique, because a page has one cart. */
export const undoButtonId = 'undo-removal';

type UndoBarProps = { readonly name: string | undefined; readonly onUndo: () => void };

/** Offers to undo a removal until the next action, without a time limit; it is announced (G-R05). */
export function UndoBar({ name, onUndo }: UndoBarProps) {
  const { t } = useTranslation('bookingCart');
  return (
    <div role="status" className={name === undefined ? undefined : classNames['undo']}>
      {name === undefined ? null : (
        <>
          <span>{t('removed', { name })}</span>
          <Button id={undoButtonId} look="secondary" size="small" onClick={onUndo}>
            {t('undo')}
          </Button>
        </>
      )}
    </div>
  );
}
