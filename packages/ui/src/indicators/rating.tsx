import type { CSSProperties } from 'react';
import { Icon } from '../icon.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './rating.module.css';

type RatingProps = {
  /** The average of all reviews; undefined before the first. */
  readonly average: number | undefined;
  readonly count: number;
  /** One star where there is little room, or five. */
  readonly look?: 'short' | 'full';
};

/** An average rating: "4.92 (38)" next to a star, or N/A. */
export function Rating({ average, count, look = 'short' }: RatingProps) {
  const t = useUiTexts();
  if (average === undefined) {
    return (
      <span className={classNames['rating']}>
        <Icon name="star" size={16} />
        {t('notRated')}
      </span>
    );
  }
  const value = Math.round(average * 100) / 100;
  return (
    <span className={classNames['rating']}>
      <span className="visually-hidden">{t('rated', { value, count })}</span>
      {look === 'short' ? <Icon name="star" size={16} isFilled /> : <FiveStars value={value} />}
      <span aria-hidden>
        {t('number', { value })}{' '}
        <span className={classNames['count']}>{`(${t('number', { value: count })})`}</span>
      </span>
    </span>
  );
}

const five = [1, 2, 3, 4, 5];

/** Filled stars over empty ones, cut off at the rating. */
function FiveStars({ value }: { readonly value: number }) {
  const share: CSSProperties = { inlineSize: `${(value / five.length) * 100}%` };
  return (
    <span aria-hidden className={classNames['stars']}>
      <span className={classNames['row']}>
        {five.map((star) => (
          <Icon key={star} name="star" />
        ))}
      </span>
      <span className={`${classNames['row']} ${classNames['filled']}`} style={share}>
        {five.map((star) => (
          <Icon key={star} name="star" isFilled />
        ))}
      </span>
    </span>
  );
}
