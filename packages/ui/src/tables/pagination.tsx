import { Icon } from '../icon.tsx';
import type { IconName } from '../icon.tsx';
import { isPlainClick } from '../links/is-plain-click.ts';
import { useWords } from '../words.tsx';
import { pagesToShow } from './pages-to-show.ts';
import classNames from './pagination.module.css';

type PaginationProps = {
  /** What has the pages, where a screen has several such lists. */
  readonly label?: string;
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
  readonly onChoose: (page: number) => void;
};

/** The way to the other pages of a list. Each has an address; on a phone only the neighbours are offered. */
export function Pagination({ label, page, pageCount, hrefOf, onChoose }: PaginationProps) {
  const say = useWords();
  if (pageCount <= 1) return null;
  const linkTo = (to: number) => ({
    href: hrefOf(to),
    onClick: (event: Parameters<typeof isPlainClick>[0]) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onChoose(to);
    },
  });
  const neighbour = (to: number, name: string, icon: IconName) => (
    <li>
      {to < 1 || to > pageCount ? (
        <span className={classNames['nowhere']}>
          <Icon name={icon} />
        </span>
      ) : (
        <a {...linkTo(to)} aria-label={name} className={classNames['page']}>
          <Icon name={icon} />
        </a>
      )}
    </li>
  );
  return (
    <nav aria-label={label ?? say('pages')} className={classNames['pages']}>
      <ul>
        {neighbour(page - 1, say('previousPage'), 'chevron-left')}
        {pagesToShow(page, pageCount).map((item, index, all) => (
          <li key={item === 'gap' ? `after-${all[index - 1]}` : item} className={classNames['number']}>
            {item === 'gap' ? (
              <span aria-hidden className={classNames['gap']}>
                {'…'}
              </span>
            ) : (
              <a
                {...linkTo(item)}
                aria-label={say('pageNumber', { number: item })}
                aria-current={item === page ? 'page' : undefined}
                className={classNames['page']}
              >
                {item}
              </a>
            )}
          </li>
        ))}
        <li className={classNames['short']}>{say('pageOf', { number: page, total: pageCount })}</li>
        {neighbour(page + 1, say('nextPage'), 'chevron-right')}
      </ul>
    </nav>
  );
}
