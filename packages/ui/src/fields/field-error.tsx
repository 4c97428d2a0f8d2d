import { Icon } from '../icon.tsx';
import classNames from './field.module.css';
import { useStableDuringPress } from '../pointer/use-stable-during-press.tsx';

type FieldErrorProps = { readonly id: string | undefined; readonly error: string | undefined };

/**
 * The error of a field, shown below it and referenced by `aria-describedby`. Appears only after a press that left the
 * field has reached its target, because it would move that target.
 */
export function FieldError({ id, error }: FieldErrorProps) {
  const shown = useStableDuringPress(error);
  if (shown === undefined) return null;
  return (
    <p id={id} className={classNames['error']}>
      <Icon name="alert" size={16} />
      <span>{shown}</span>
    </p>
  );
}
