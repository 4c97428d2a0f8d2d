import { Icon } from '../icon.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './rating.module.css';

/** Shows the average of all reviews to 2 decimals, or N/A without reviews. */
export function Rating({ average }: { readonly average: number | null }) {
  const t = useUiTexts();
  const [shown, read] =
    average === null
      ? [t('noRating'), t('notRated')]
      : [t('rating', { value: average }), t('rated', { value: average })];
  return (
    <span className={classNames['rating']}>
      <Icon name="star" size={16} isFilled={average !== null} />
      <span aria-hidden>{shown}</span>
      <span className="visually-hidden">{read}</span>
    </span>
  );
}
