import { useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './image-carousel.module.css';
import { Photo } from './photo.tsx';
import type { SizedImage } from './sized-image.ts';

export type CarouselImage = SizedImage & { readonly alt: string };

type ImageCarouselProps = {
  /** What the images show, to distinguish the carousels of a list. */
  readonly label: string;
  readonly images: readonly CarouselImage[];
  /** The `sizes` attribute, by which the browser selects from `srcSet`. */
  readonly sizes?: string;
  /** Whether the first image may also be loaded when it comes near. */
  readonly isBelowFold?: boolean;
};

/** Images of a provider or event, one at a time: swiped, scrolled by keys or moved by buttons. */
export function ImageCarousel({ label, images, sizes, isBelowFold = false }: ImageCarouselProps) {
  const t = useUiTexts();
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  // The target of a scroll in progress, from which the next step counts.
  const targetIndex = useRef<number>(undefined);
  const last = images.length - 1;

  const step = (by: 1 | -1): void => {
    const element = track.current;
    if (element === null) return;
    targetIndex.current = Math.min(Math.max((targetIndex.current ?? index) + by, 0), last);
    element.scrollLeft = targetIndex.current * element.clientWidth;
  };
  const updateIndex = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth === 0) return;
    const shown = Math.min(Math.max(Math.round(scrollLeft / clientWidth), 0), last);
    setIndex(shown);
    if (shown === targetIndex.current) targetIndex.current = undefined;
  };
  const stepButton = (by: 1 | -1, name: 'previousPhoto' | 'nextPhoto', isAtEnd: boolean) => (
    <button
      type="button"
      aria-label={t(name, { label })}
      // Not `disabled`, which would move the focus out of the carousel.
      aria-disabled={isAtEnd}
      className={`${classNames['step']} ${classNames[by < 0 ? 'previous' : 'next']}`}
      onClick={() => step(by)}
    >
      <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} />
    </button>
  );
  return (
    <div className={classNames['carousel']}>
      <div
        ref={track}
        role="group"
        aria-label={label}
        // Makes the scroll container reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={last > 0 ? 0 : undefined}
        className={classNames['track']}
        onScroll={updateIndex}
        onTouchStart={() => {
          targetIndex.current = undefined;
        }}
      >
        {images.map((image, number) => (
          <div key={image.src} className={classNames['slide']}>
            <Photo {...image} sizes={sizes} loading={number === 0 && !isBelowFold ? 'eager' : 'lazy'} />
          </div>
        ))}
      </div>
      {last > 0 ? (
        <>
          {stepButton(-1, 'previousPhoto', index === 0)}
          {stepButton(1, 'nextPhoto', index === last)}
          <p aria-live="polite" className={classNames['position']}>
            {t('positionOf', { number: index + 1, total: images.length })}
          </p>
        </>
      ) : null}
    </div>
  );
}
