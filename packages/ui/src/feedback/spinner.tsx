import classNames from './spinner.module.css';

type SpinnerProps = { readonly size?: 'medium' | 'large' };

/** A loading animation. It is decorative: the parent says what is loading. */
export function Spinner({ size = 'medium' }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden
      className={`${classNames['spinner']} ${classNames[size]}`}
    >
      <circle cx="12" cy="12" r="9" className={classNames['track']} />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
