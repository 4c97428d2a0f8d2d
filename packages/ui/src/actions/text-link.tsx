import type { AnchorHTMLAttributes } from 'react';
import { Icon } from '../icon.tsx';
import { useWords } from '../words.tsx';
import classNames from './text-link.module.css';

type TextLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** For what has to be read beside a form that must not be lost, such as the terms: it opens in a new tab, and says so. */
  readonly opensNewTab?: boolean;
};

/** Goes somewhere from within a text. */
export function TextLink({ opensNewTab = false, children, ...rest }: TextLinkProps) {
  if (!opensNewTab) {
    return (
      <a {...rest} className={classNames['link']}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} target="_blank" rel="noopener" className={classNames['link']}>
      {children}
      <NewTabMark />
    </a>
  );
}

function NewTabMark() {
  const say = useWords();
  return (
    <span className={classNames['new-tab']}>
      <Icon name="new-tab" size={16} label={say('opensNewTab')} />
    </span>
  );
}
