import type { ReactNode } from 'react';
import classNames from './skeleton.module.css';

type SkeletonProps = {
  /** What is on its way, for those who do not see the shapes. */
  readonly status: string;
  /** The shapes of what will come, put together from SkeletonBlock; three lines without them. */
  readonly children?: ReactNode;
};

/**
 * Keeps the place of what is on its way. It is seen only after 300 ms: a picture that flashes by makes a fast page
 * look slow. The style sheet waits, so that no timer has to.
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
  /** A photo keeps its place by its shape, "4 / 3". */
  readonly aspectRatio?: string;
};

export function SkeletonBlock({ inlineSize = '100%', blockSize = '1rem', aspectRatio }: SkeletonBlockProps) {
  const size = aspectRatio === undefined ? { inlineSize, blockSize } : { inlineSize, aspectRatio };
  return <div className={classNames['block']} style={size} />;
}
