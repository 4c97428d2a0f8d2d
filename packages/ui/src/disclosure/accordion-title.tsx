import type { ReactNode } from 'react';
import classNames from './accordion-title.module.css';

type AccordionTitleProps = {
  readonly name: string;
  /** Shown small below the name. */
  readonly line: string;
  /** Badges. */
  readonly children?: ReactNode;
};

/** The title of a section of an Accordion that stands for a thing with a name. */
export const AccordionTitle = ({ name, line, children }: AccordionTitleProps) => (
  <span className={classNames['title']}>
    <span className={classNames['name']}>{name}</span>
    <span className={classNames['line']}>{line}</span>
    {children}
  </span>
);
