import type { ReactNode } from 'react';
import classNames from './card.module.css';

type CardProps = {
  /** An image above the content that fills the width of the card. */
  readonly media?: ReactNode;
  /** Shows a frame. The control that selects is a button inside. */
  readonly isSelected?: boolean;
  readonly children: ReactNode;
};

/** A list item or a group of related content. */
export function Card({ media, isSelected = false, children }: CardProps) {
  return (
    <div className={`${classNames['card']} ${isSelected ? classNames['selected'] : ''}`}>
      {media === undefined ? null : <div className={classNames['media']}>{media}</div>}
      <div className={classNames['body']}>{children}</div>
    </div>
  );
}
