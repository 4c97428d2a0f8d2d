import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import classNames from './button.module.css';

type Look = { readonly look?: 'primary' | 'secondary' };

const classOf = (look: 'primary' | 'secondary'): string => `${classNames['button']} ${classNames[look]}`;

/** Does something on this page. */
export function Button({ look = 'primary', ...rest }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={classOf(look)} />;
}

/** Goes somewhere, and looks like a button because it is the next step. */
export function ButtonLink({
  look = 'primary',
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={classOf(look)}>
      {children}
    </a>
  );
}
