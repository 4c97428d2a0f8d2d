import type { ReactNode } from 'react';
import classNames from './card.module.css';

type CardProps = {
  /** A picture that reaches to the edges, above the rest. */
  readonly media?: ReactNode;
  /** What lies over the corner of the picture: "2 of 5", "Selected". */
  readonly mark?: ReactNode;
  /** The frame alone: what selects, and says so, is a button inside. */
  readonly isSelected?: boolean;
  readonly children: ReactNode;
};

/** One thing of a list, or what belongs together beside the rest. */
export function Card({ media, mark, isSelected = false, children }: CardProps) {
  return (
    <div className={`${classNames['card']} ${isSelected ? classNames['selected'] : ''}`}>
      {media === undefined ? null : <div className={classNames['media']}>{media}</div>}
      {mark === undefined ? null : <div className={classNames['mark']}>{mark}</div>}
      <div className={classNames['body']}>{children}</div>
    </div>
  );
}
