/** Whether a value that was kept by a browser, and may have been edited there, is of some kind. */
type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isFlag: Check = (value) => typeof value === 'boolean';
export const isAmount: Check = (value) => typeof value === 'number' && Number.isFinite(value);
export const isWhole: Check = (value) => Number.isSafeInteger(value);
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** An object that has these fields, each of its kind; others do no harm. */
export const shapeOf =
  (fields: Readonly<Record<string, Check>>) =>
  (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    const found = new Map<string, unknown>(Object.entries(value));
    return Object.entries(fields).every(([name, check]) => check(found.get(name)));
  };
