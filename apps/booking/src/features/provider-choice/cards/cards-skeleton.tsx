import { SkeletonBlock } from '@repo/ui/feedback/skeleton';
import classNames from './provider-list.module.css';

const six = [1, 2, 3, 4, 5, 6];

/** Placeholders for six cards while the search runs. */
export const CardsSkeleton = () => (
  <div className={classNames['cards']}>
    {six.map((card) => (
      <div key={card} className={classNames['place']}>
        <SkeletonBlock aspectRatio="4 / 3" />
        <SkeletonBlock inlineSize="70%" />
        <SkeletonBlock />
        <SkeletonBlock blockSize="3rem" />
      </div>
    ))}
  </div>
);
