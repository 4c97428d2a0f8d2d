import { useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import { useWords } from '../words.tsx';
import classNames from './image-carousel.module.css';
import { Photo } from './photo.tsx';

export type CarouselImage = {
  readonly src: string;
  readonly alt: string;
  readonly srcSet?: string;
};

type ImageCarouselProps = {
  /** What the pictures show, to tell one carousel of a list from the next. */
  readonly label: string;
  readonly images: readonly CarouselImage[];
  /** How wide it stands in the page, for the browser to choose among `srcSet`. */
  readonly sizes?: string;
};

/** Pictures of one provider or event, one at a time: swiped with a finger, scrolled by keys or stepped by buttons. */
export function ImageCarousel({ label, images, sizes }: ImageCarouselProps) {
  const say = useWords();
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  // While the track still scrolls to it, the next step counts from here.
  const aim = useRef<number>(undefined);
  const last = images.length - 1;

  const step = (by: 1 | -1): void => {
    const element = track.current;
    if (element === null) return;
    aim.current = Math.min(Math.max((aim.current ?? index) + by, 0), last);
    element.scrollLeft = aim.current * element.clientWidth;
  };
  const follow = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth === 0) return;
    const shown = Math.min(Math.max(Math.round(scrollLeft / clientWidth), 0), last);
    setIndex(shown);
    if (shown === aim.current) aim.current = undefined;
  };
  const stepButton = (by: 1 | -1, name: 'previousPhoto' | 'nextPhoto', isAtEnd: boolean) => (
    <button
      type="button"
      aria-label={`${say(name)}: ${label}`}
      // Not `disabled`, which would throw the focus out of the carousel at its end.
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
        // What scrolls can be scrolled by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={last > 0 ? 0 : undefined}
        className={classNames['track']}
        onScroll={follow}
        onTouchStart={() => {
          aim.current = undefined;
        }}
      >
        {images.map(({ src, alt, srcSet }, number) => (
          <div key={src} className={classNames['slide']}>
            <Photo
              src={src}
              alt={alt}
              {...(srcSet === undefined ? {} : { srcSet, sizes })}
              loading={number === 0 ? 'eager' : 'lazy'}
            />
          </div>
        ))}
      </div>
      {last > 0 ? (
        <>
          {stepButton(-1, 'previousPhoto', index === 0)}
          {stepButton(1, 'nextPhoto', index === last)}
          <p aria-live="polite" className={classNames['position']}>
            {say('positionOf', { number: index + 1, total: images.length })}
          </p>
        </>
      ) : null}
    </div>
  );
}
