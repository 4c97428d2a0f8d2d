import { screenLimits } from '@repo/domain/limits';
import { Pagination } from '@repo/ui/tables/pagination';
import { useSearchParams } from 'react-router-dom';
import { pageParameter, usePage } from './use-page.ts';

/** The pages of a list of that many items; the address names the shown one. */
export function ListPages({ total }: { readonly total: number }) {
  const [parameters, setParameters] = useSearchParams();
  const addressOf = (page: number): URLSearchParams =>
    new URLSearchParams({ ...Object.fromEntries(parameters), [pageParameter]: String(page) });
  return (
    <Pagination
      page={usePage()}
      pageCount={Math.ceil(total / screenLimits.pageSize)}
      hrefOf={(page) => `?${addressOf(page).toString()}`}
      onChoose={(page) => setParameters(addressOf(page))}
    />
  );
}
