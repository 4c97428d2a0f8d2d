import { Icon } from '@repo/ui/icon';
import { useTranslation } from 'react-i18next';
import classNames from './provider-rating.module.css';

/** Shows the average rating to 2 decimals, or N/A without reviews (D-R04, D-R08). */
export function ProviderRating({ rating }: { readonly rating: number | null }) {
  const { t } = useTranslation('providerChoice');
  if (rating === null)
    return (
      <span className={classNames['rating']}>
        <Icon name="star" size={16} />
        <span aria-hidden>{t('notAvailable')}</span>
        <span className="visually-hidden">{t('card.notRated')}</span>
      </span>
    );
  return (
    <span className={classNames['rating']}>
      <Icon name="star" size={16} isFilled />
      <span aria-hidden>{t('card.rating', { value: rating })}</span>
      <span className="visually-hidden">{t('card.rated', { value: rating })}</span>
    </span>
  );
}
