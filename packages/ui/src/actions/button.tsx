import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon.tsx';
import { useWords } from '../words.tsx';
import classNames from './button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

type Dress = {
  readonly look?: ButtonLook | undefined;
  readonly size?: 'medium' | 'small' | undefined;
  /** As wide as what it stands in. */
  readonly isWide?: boolean | undefined;
};

type ButtonProps = Dress &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    readonly icon?: IconName;
    /** While it is true clicks do nothing. Say false, not nothing, where it can become true: the news is told aloud. */
    readonly isBusy?: boolean;
  };

/** The look of a button, for a link that a router renders. */
export const buttonClass = ({ look = 'primary', size = 'medium', isWide = false }: Dress = {}): string =>
  [
    classNames['button'],
    classNames[look],
    ...(size === 'small' ? [classNames['small']] : []),
    ...(isWide ? [classNames['wide']] : []),
  ].join(' ');

/** Does something on this page. */
export function Button({ look, size, isWide, icon, isBusy, onClick, children, ...rest }: ButtonProps) {
  // It stays focusable while busy, unlike a disabled one: whoever pressed it is not thrown out of the form.
  const ignoreWhileBusy = (event: MouseEvent<HTMLButtonElement>) =>
    isBusy === true ? event.preventDefault() : onClick?.(event);
  return (
    <>
      <button
        type="button"
        {...rest}
        {...(isBusy === true ? { 'aria-disabled': true } : {})}
        className={buttonClass({ look, size, isWide })}
        onClick={ignoreWhileBusy}
      >
        <span className={classNames['content']}>
          {icon === undefined ? null : <Icon name={icon} />}
          {children}
        </span>
        {isBusy === true ? (
          <span className={classNames['busy']}>
            <Spinner />
          </span>
        ) : null}
      </button>
      {isBusy === undefined ? null : <BusyStatus isBusy={isBusy} />}
    </>
  );
}

/** Stands beside the button before there is anything to tell, since a live region that comes with its words is silent. */
function BusyStatus({ isBusy }: { readonly isBusy: boolean }) {
  const say = useWords();
  return (
    <span role="status" className="visually-hidden">
      {isBusy ? say('working') : null}
    </span>
  );
}

type ButtonLinkProps = Dress & AnchorHTMLAttributes<HTMLAnchorElement> & { readonly icon?: IconName };

/** Goes somewhere, and looks like a button because it is the next step. */
export function ButtonLink({ look, size, isWide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ look, size, isWide })}>
      <span className={classNames['content']}>
        {icon === undefined ? null : <Icon name={icon} />}
        {children}
      </span>
    </a>
  );
}
