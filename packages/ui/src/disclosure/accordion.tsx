import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import classNames from './accordion.module.css';

export type AccordionSection = {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
};

export type AccordionProps = {
  /** The level of the headings, one below that of the surrounding section. */
  readonly level: 2 | 3 | 4;
  readonly sections: readonly AccordionSection[];
  /** Ids of the open sections; several may be open. */
  readonly open: readonly string[];
  readonly onChange: (open: readonly string[]) => void;
  /** The section that the page was opened for; it is scrolled to at first. */
  readonly wanted?: string | undefined;
};

/** After the frame in which a page is opened, which scrolls to its top. */
const scrollTo = (section: HTMLElement | null): void => {
  if (section !== null) requestAnimationFrame(() => section.scrollIntoView());
};

/** Headings that show and hide the content below them. */
export function Accordion({ level, sections, open, onChange, wanted }: AccordionProps) {
  const groupId = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={classNames['accordion']}>
      {sections.map(({ id, title, content }) => {
        const isOpen = open.includes(id);
        const toggled = isOpen ? open.filter((other) => other !== id) : [...open, id];
        return (
          <div key={id} ref={id === wanted ? scrollTo : undefined} className={classNames['section']}>
            <Heading className={classNames['heading']}>
              <button
                type="button"
                id={`${groupId}-${id}-title`}
                aria-expanded={isOpen}
                aria-controls={`${groupId}-${id}`}
                onClick={() => onChange(toggled)}
              >
                <span>{title}</span>
                <Icon name="chevron-down" />
              </button>
            </Heading>
            <div
              id={`${groupId}-${id}`}
              role="region"
              aria-labelledby={`${groupId}-${id}-title`}
              hidden={!isOpen}
              className={classNames['content']}
            >
              {content}
            </div>
          </div>
        );
      })}
    </div>
  );
}
