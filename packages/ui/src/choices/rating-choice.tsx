import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from '../fields/field.tsx';
import { Icon } from '../icon.tsx';
import classNames from './rating-choice.module.css';

type RatingChoiceProps = FieldProps & {
  /** The meanings of one to five stars: "4 - Good". */
  readonly starLabels: readonly [string, string, string, string, string];
  readonly chosen: number | undefined;
  readonly onChoose: (stars: number) => void;
};

/** A choice of one to five stars, made of radio buttons, so that arrow keys work and each star is named. */
export function RatingChoice({ starLabels, chosen, onChoose, ...rest }: RatingChoiceProps) {
  return (
    <FieldGroup {...rest}>
      {(name) => (
        <div className={classNames['choice']}>
          {starLabels.map((label, index) => {
            const stars = index + 1;
            return (
              <label key={label} className={classNames['star']} title={label}>
                <input
                  type="radio"
                  name={name}
                  aria-label={label}
                  checked={stars === chosen}
                  onChange={() => onChoose(stars)}
                />
                <Icon name="star" size={32} isFilled={chosen !== undefined && stars <= chosen} />
              </label>
            );
          })}
          <span aria-hidden className={classNames['meaning']}>
            {chosen === undefined ? null : starLabels[chosen - 1]}
          </span>
        </div>
      )}
    </FieldGroup>
  );
}
