import type { ReactNode } from 'react';
import classNames from './skeleton.module.css';

type SkeletonProps = {
  /** What is loading, for screen readers. */
  readonly status: string;
  /** The shapes of the content, made of SkeletonBlock; three lines by default. */
  readonly children?: ReactNode;
};

/**
 * Reserves the space of loading content. Appears after 300 ms (by CSS, not a timer), because a flash makes a fast
 * page look slow.
 */
export function Skeleton({ status, children }: SkeletonProps) {
  return (
    <div className={classNames['skeleton']}>
      <p role="status" className="visually-hidden">
        {status}
      </p>
      <div aria-hidden className={classNames['shapes']}>
        {children ?? (
          <>
            <SkeletonBlock />
            <SkeletonBlock />
            <SkeletonBlock inlineSize="60%" />
          </>
        )}
      </div>
    </div>
  );
}

type SkeletonBlockProps = {
  readonly inlineSize?: string;
  readonly blockSize?: string;
  /** The aspect ratio of a photo, "4 / 3". */
  readonly aspectRatio?: string;
};

export function SkeletonBlock({ inlineSize = '100%', blockSize = '1rem', aspectRatio }: SkeletonBlockProps) {
  const size = aspectRatio === undefined ? { inlineSize, blockSize } : { inlineSize, aspectRatio };
  return <div className={classNames['block']} style={size} />;
}
