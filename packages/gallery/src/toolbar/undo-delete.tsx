import { Button } from '@repo/ui/actions/button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './gallery-toolbar.module.css';

const undoMs = 10_000;

type UndoDeleteProps = {
  readonly count: number;
  readonly onUndo: () => void;
  /** Called after ten seconds. */
  readonly onOver: () => void;
};

/** Offers for ten seconds to restore what was deleted; the time stops while the button has the focus or the pointer. */
export function UndoDelete({ count, onUndo, onOver }: UndoDeleteProps) {
  const { t } = useTranslation('gallery');
  const [isHeld, setIsHeld] = useState(false);
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(end, undoMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <div
      className={classNames['undo']}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span role="status">{t('undo.deleted', { count })}</span>
      <Button look="quiet" size="small" icon="retry" onClick={onUndo}>
        {t('undo.button')}
      </Button>
    </div>
  );
}
