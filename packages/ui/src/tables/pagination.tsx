import { Icon } from '../icon.tsx';
import type { IconName } from '../icon.tsx';
import { isPlainClick } from '../links/is-plain-click.ts';
import { useUiTexts } from '../ui-texts.tsx';
import { visiblePages } from './visible-pages.ts';
import classNames from './pagination.module.css';

type PaginationProps = {
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
  readonly onChoose: (page: number) => void;
};

/** Links to the pages of a list. On a phone only the previous and next page are offered. */
export function Pagination({ page, pageCount, hrefOf, onChoose }: PaginationProps) {
  const t = useUiTexts();
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
        <span className={classNames['disabled']}>
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
    <nav aria-label={t('pages')} className={classNames['pages']}>
      <ul>
        {neighbour(page - 1, t('previousPage'), 'chevron-left')}
        {visiblePages(page, pageCount).map((item, index, all) => (
          <li key={item === 'gap' ? `after-${all[index - 1]}` : item} className={classNames['number']}>
            {item === 'gap' ? (
              <span aria-hidden className={classNames['gap']}>
                {'…'}
              </span>
            ) : (
              <a
                {...linkTo(item)}
                aria-label={t('pageNumber', { number: item })}
                aria-current={item === page ? 'page' : undefined}
                className={classNames['page']}
              >
                {item}
              </a>
            )}
          </li>
        ))}
        <li className={classNames['compact']}>{t('pageOf', { number: page, total: pageCount })}</li>
        {neighbour(page + 1, t('nextPage'), 'chevron-right')}
      </ul>
    </nav>
  );
}
