import { Icon } from '../icon.tsx';
import classNames from './field.module.css';

type FieldErrorProps = { readonly id: string | undefined; readonly error: string | undefined };

/** What is wrong with a field, below it; the control points at it by `aria-describedby`. */
export function FieldError({ id, error }: FieldErrorProps) {
  if (error === undefined) return null;
  return (
    <p id={id} className={classNames['error']}>
      <Icon name="alert" size={16} />
      <span>{error}</span>
    </p>
  );
}
