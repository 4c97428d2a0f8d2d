import classNames from './count-badge.module.css';

/** A higher number does not fit. */
const most = 99;

/** Shows a number on an icon, hidden from screen readers, because the label of the icon includes it. */
export function CountBadge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span aria-hidden className={classNames['badge']}>
      {count > most ? `${most}+` : count}
    </span>
  );
}
