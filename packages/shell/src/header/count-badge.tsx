import classNames from './count-badge.module.css';

/** More does not fit, and nobody counts on. */
const most = 99;

/** A number on an icon, for the eyes only: the name of what it stands on tells it too. */
export function CountBadge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span aria-hidden className={classNames['badge']}>
      {count > most ? `${most}+` : count}
    </span>
  );
}
