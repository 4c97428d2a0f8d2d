import type { AnchorHTMLAttributes } from 'react';
import { Icon } from '../icon.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './text-link.module.css';

type TextLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** Opens a new tab and says so, for example for terms next to a form that must not be lost. */
  readonly opensNewTab?: boolean;
};

/** A link within a text. */
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
  const t = useUiTexts();
  return (
    <span className={classNames['new-tab']}>
      <Icon name="new-tab" size={16} label={t('opensNewTab')} />
    </span>
  );
}
