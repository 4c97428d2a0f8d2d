import { useRef } from 'react';
import type { ReactNode, TouchEvent } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Modal } from '../overlays/modal.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './lightbox.module.css';
import { Photo } from './photo.tsx';
import { useIsZoomed } from './use-is-zoomed.ts';

export type LightboxItem = {
  readonly id: string;
  readonly kind: 'photo' | 'video';
  readonly src: string;
  /** The photo in several widths; the window chooses. */
  readonly srcSet?: string | undefined;
  /** What a photo shows, or the name of a video. */
  readonly alt: string;
  /** Shown until a video plays. */
  readonly poster?: string | undefined;
};

type LightboxProps = {
  readonly items: readonly LightboxItem[];
  /** The index of the shown item; undefined while closed. */
  readonly index: number | undefined;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
  /** Actions for the shown item, such as a download. */
  readonly actions?: ReactNode;
};

const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
/** Shorter movements of a finger are taps. */
const swipePx = 48;

/** A full-screen viewer for photos and videos with buttons, keys and swipes to move between them. */
export function Lightbox({ items, index, onMove, onClose, actions }: LightboxProps) {
  const t = useUiTexts();
  const isZoomed = useIsZoomed();
  const touch = useRef<{ x: number; y: number }>(undefined);
  const item = index === undefined ? undefined : items[index];
  if (index === undefined || item === undefined) return null;
  const last = items.length - 1;
  const moveTo = (next: number): void => {
    const target = Math.min(Math.max(next, 0), last);
    if (target !== index) onMove(target);
  };
  const position = t(item.kind === 'photo' ? 'photoOf' : 'videoOf', {
    number: index + 1,
    total: items.length,
  });
  const startSwipe = ({ touches }: TouchEvent): void => {
    const finger = touches[0];
    // Two fingers zoom, and in a zoomed photo one finger moves it.
    touch.current =
      finger === undefined || touches.length > 1 || isZoomed
        ? undefined
        : { x: finger.clientX, y: finger.clientY };
  };
  const endSwipe = ({ changedTouches }: TouchEvent): void => {
    const finger = changedTouches[0];
    const start = touch.current;
    touch.current = undefined;
    if (start === undefined || finger === undefined) return;
    const across = finger.clientX - start.x;
    if (Math.abs(across) > swipePx && Math.abs(across) > Math.abs(finger.clientY - start.y))
      moveTo(index - Math.sign(across));
  };
  return (
    <Modal open onClose={onClose} aria-label={position} className={classNames['lightbox']}>
      {/* Handles keys pressed anywhere in the dialog; a video uses the arrow keys itself. */}
      <div
        role="presentation"
        className={classNames['frame']}
        onKeyDown={(event) => {
          if (event.target instanceof HTMLMediaElement) return;
          const by = keySteps[event.key];
          if (by !== undefined) moveTo(index + by);
          else if (event.key === 'Home') moveTo(0);
          else if (event.key === 'End') moveTo(last);
          else return;
          event.preventDefault();
        }}
      >
        <div className={classNames['bar']}>
          <p aria-live="polite" className={classNames['position']}>
            {position}
          </p>
          {actions}
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </div>
        <div
          role="presentation"
          className={`${classNames['stage']} ${isZoomed ? classNames['zoomed'] : ''}`}
          onTouchStart={startSwipe}
          onTouchEnd={endSwipe}
        >
          {/* Preloads the photos before and after the shown one. */}
          {items.map((neighbour, number) =>
            Math.abs(number - index) > 1 || (neighbour.kind === 'video' && number !== index) ? null : (
              <div key={neighbour.id} hidden={number !== index} className={classNames['item']}>
                <Shown item={neighbour} />
              </div>
            ),
          )}
        </div>
        {last > 0 ? (
          <div className={classNames['steps']}>
            <IconButton
              icon="chevron-left"
              label={t('previous')}
              aria-disabled={index === 0}
              onClick={() => moveTo(index - 1)}
            />
            <IconButton
              icon="chevron-right"
              label={t('next')}
              aria-disabled={index === last}
              onClick={() => moveTo(index + 1)}
            />
          </div>
        ) : null}
      </div>
    </Modal>
  );
}

function Shown({ item: { kind, src, srcSet, alt, poster } }: { readonly item: LightboxItem }) {
  if (kind === 'photo') return <Photo src={src} srcSet={srcSet} sizes="100vw" alt={alt} fit="contain" />;
  return (
    <video
      controls
      playsInline
      preload="metadata"
      src={src}
      aria-label={alt}
      poster={poster}
      className={classNames['video']}
    >
      {/* Videos have no captions; axe and oxlint require the element all the same. */}
      <track kind="captions" />
    </video>
  );
}
