import type { CSSProperties } from 'react';
import { Icon } from '../icon.tsx';
import { useWords } from '../words.tsx';
import classNames from './rating.module.css';

type RatingProps = {
  /** The average of all reviews; none before the first. */
  readonly average: number | undefined;
  readonly count: number;
  /** One star where there is little room, five where the rating is the topic. */
  readonly look?: 'short' | 'full';
};

/** What others thought: "4.92 (38)" beside a star, or N/A. */
export function Rating({ average, count, look = 'short' }: RatingProps) {
  const say = useWords();
  if (average === undefined) {
    return (
      <span className={classNames['rating']}>
        <Icon name="star" size={16} />
        {say('notRated')}
      </span>
    );
  }
  const value = Math.round(average * 100) / 100;
  return (
    <span className={classNames['rating']}>
      <span className="visually-hidden">{say('rated', { value, count })}</span>
      {look === 'short' ? <Icon name="star" size={16} isFilled /> : <FiveStars value={value} />}
      <span aria-hidden>
        {say('number', { value })}{' '}
        <span className={classNames['count']}>{`(${say('number', { value: count })})`}</span>
      </span>
    </span>
  );
}

const five = [1, 2, 3, 4, 5];

/** The filled stars lie over the empty ones and are cut where the rating ends. */
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
