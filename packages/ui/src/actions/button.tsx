import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

type ButtonVariant = {
  readonly look?: ButtonLook | undefined;
  readonly size?: 'medium' | 'small' | undefined;
  /** Fills the width of its container. */
  readonly isWide?: boolean | undefined;
};

type ButtonProps = ButtonVariant &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    readonly icon?: IconName;
    /** Ignores clicks while true. Pass false (not undefined) initially, so that the change is announced. */
    readonly isBusy?: boolean;
  };

/** Returns the classes of a button, for a link that a router renders. */
export const buttonClass = ({
  look = 'primary',
  size = 'medium',
  isWide = false,
}: ButtonVariant = {}): string =>
  [
    classNames['button'],
    classNames[look],
    ...(size === 'small' ? [classNames['small']] : []),
    ...(isWide ? [classNames['wide']] : []),
  ].join(' ');

/** A button for an action on this page. */
export function Button({ look, size, isWide, icon, isBusy, onClick, children, ...rest }: ButtonProps) {
  // Stays focusable while busy: disabling it would move the keyboard focus away.
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

/** Renders before there is anything to announce: a live region that appears together with its text is not read. */
function BusyStatus({ isBusy }: { readonly isBusy: boolean }) {
  const t = useUiTexts();
  return (
    <span role="status" className="visually-hidden">
      {isBusy ? t('working') : null}
    </span>
  );
}

type ButtonLinkProps = ButtonVariant & AnchorHTMLAttributes<HTMLAnchorElement> & { readonly icon?: IconName };

/** A link that looks like a button because it is the next step. */
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
