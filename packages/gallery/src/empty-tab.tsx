import type { GalleryKind } from '@repo/domain/gallery/gallery-kind';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { useTranslation } from 'react-i18next';

type EmptyTabProps = {
  readonly kind: GalleryKind;
  readonly isGalleryEmpty: boolean;
  /** Whether there are files that are no favourites. */
  readonly isFiltered: boolean;
};

/** What a tab without files says (L-R14). */
export function EmptyTab({ kind, isGalleryEmpty, isFiltered }: EmptyTabProps) {
  const { t } = useTranslation('gallery');
  if (isFiltered)
    return (
      <EmptyState icon="heart" title={t('empty.favourites')}>
        <p>{t('empty.favouritesHint')}</p>
      </EmptyState>
    );
  return (
    <EmptyState icon="image" title={t(isGalleryEmpty ? 'empty.gallery' : `empty.${kind}`)}>
      <p>{t(`empty.hints.${kind}`)}</p>
    </EmptyState>
  );
}
