import { useRef } from 'react';
import type { ReactNode, TouchEvent } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Modal } from '../overlays/modal.tsx';
import { useWords } from '../words.tsx';
import classNames from './lightbox.module.css';
import { Photo } from './photo.tsx';

export type LightboxItem = {
  readonly id: string;
  readonly kind: 'photo' | 'video';
  readonly src: string;
  /** Of a photo what it shows, of a video its name. */
  readonly alt: string;
  /** Shown until a video plays. */
  readonly poster?: string;
  /** Captions of a video, as WebVTT. */
  readonly captionsSrc?: string;
};

type LightboxProps = {
  readonly items: readonly LightboxItem[];
  /** Which one is shown; undefined while it is closed. */
  readonly index: number | undefined;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
  /** What can be done with the shown one, such as a download. */
  readonly actions?: ReactNode;
};

const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
/** Shorter movements of a finger are presses. */
const swipePx = 48;

/** One photo or video on the whole screen, and the way to the ones beside it. */
export function Lightbox({ items, index, onMove, onClose, actions }: LightboxProps) {
  const say = useWords();
  const touch = useRef<{ x: number; y: number }>(undefined);
  const item = index === undefined ? undefined : items[index];
  if (index === undefined || item === undefined) return null;
  const last = items.length - 1;
  const moveTo = (next: number): void => {
    const target = Math.min(Math.max(next, 0), last);
    if (target !== index) onMove(target);
  };
  const position = say(item.kind === 'photo' ? 'photoOf' : 'videoOf', {
    number: index + 1,
    total: items.length,
  });
  const startSwipe = ({ touches }: TouchEvent): void => {
    const finger = touches[0];
    // Two fingers zoom.
    touch.current =
      finger === undefined || touches.length > 1 ? undefined : { x: finger.clientX, y: finger.clientY };
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
      {/* The dialog gets every key pressed within it; a video uses the arrows itself. */}
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
          <IconButton icon="close" label={say('close')} onClick={onClose} />
        </div>
        <div
          role="presentation"
          className={classNames['stage']}
          onTouchStart={startSwipe}
          onTouchEnd={endSwipe}
        >
          {/* The neighbours are fetched unseen, and are there when they are moved to. */}
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
              label={say('previous')}
              aria-disabled={index === 0}
              onClick={() => moveTo(index - 1)}
            />
            <IconButton
              icon="chevron-right"
              label={say('next')}
              aria-disabled={index === last}
              onClick={() => moveTo(index + 1)}
            />
          </div>
        ) : null}
      </div>
    </Modal>
  );
}

function Shown({ item: { kind, src, alt, poster, captionsSrc } }: { readonly item: LightboxItem }) {
  if (kind === 'photo') return <Photo src={src} alt={alt} fit="contain" />;
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
      <track kind="captions" src={captionsSrc} />
    </video>
  );
}
