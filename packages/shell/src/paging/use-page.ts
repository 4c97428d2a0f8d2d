import { useSearchParams } from 'react-router-dom';

export const pageParameter = 'page';

/** Returns the page of a list that the address names, else the first one. */
export function usePage(): number {
  const page = Number(useSearchParams()[0].get(pageParameter) ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
