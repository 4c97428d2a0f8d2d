import classNames from './scroll-row.module.css';

/** The class of a row that scrolls where it is wider than its place, and fades at the end where there is more. */
export const scrollRowClassName = classNames['row'] ?? '';
