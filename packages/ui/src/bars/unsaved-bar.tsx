import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { Button } from '../actions/button.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { StickyBar } from './sticky-bar.tsx';

type UnsavedBarProps = {
  readonly hasChanges: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
};

/** Says that a form has unsaved changes, with buttons to save or discard them. Keeps the focus here when the bar goes. */
export function UnsavedBar({ hasChanges, isSaving, onSave, onDiscard }: UnsavedBarProps) {
  const t = useUiTexts();
  const place = useRef<HTMLParagraphElement>(null);
  return (
    <>
      {/* Stays in the page: a live region that appears together with its text is not read. */}
      <p ref={place} tabIndex={-1} role="status" className="visually-hidden">
        {hasChanges ? t('unsavedChanges') : null}
      </p>
      {hasChanges ? (
        <StickyBar
          label={t('unsavedChanges')}
          back={
            <Button
              look="quiet"
              aria-disabled={isSaving ? true : undefined}
              onClick={isSaving ? undefined : onDiscard}
            >
              {t('discard')}
            </Button>
          }
          action={
            <Button isBusy={isSaving} onClick={onSave}>
              {t('save')}
            </Button>
          }
        >
          <p aria-hidden>{t('unsavedChanges')}</p>
          <FocusAfterBar place={place} />
        </StickyBar>
      ) : null}
    </>
  );
}

/** Moves the focus to a place in the page when the bar is removed with the focused button in it. */
function FocusAfterBar({ place }: { readonly place: RefObject<HTMLElement | null> }) {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const bar = mark.current?.closest('section');
    const after = place.current;
    return () => {
      if (bar?.contains(document.activeElement) === true) after?.focus({ preventScroll: true });
    };
  }, [place]);
  return <span ref={mark} hidden />;
}
