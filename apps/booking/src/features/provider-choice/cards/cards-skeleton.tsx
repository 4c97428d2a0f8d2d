import { Skeleton, SkeletonBlock } from '@repo/ui/feedback/skeleton';
import { useTranslation } from 'react-i18next';
import classNames from './provider-list.module.css';

const six = [1, 2, 3, 4, 5, 6];

/** Placeholders for six cards while the search runs. */
export function CardsSkeleton() {
  const { t } = useTranslation('providerChoice');
  return (
    <Skeleton status={t('searching')}>
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
    </Skeleton>
  );
}
