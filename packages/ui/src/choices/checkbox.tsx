import { Option } from './option.tsx';
import type { OptionProps } from './option.tsx';

type CheckboxProps = Omit<OptionProps, 'type' | 'ref'> & {
  /** Whether some of the boxes below it are ticked and some are not. */
  readonly isIndeterminate?: boolean;
};

export function Checkbox({ isIndeterminate = false, ...rest }: CheckboxProps) {
  return (
    <Option
      {...rest}
      type="checkbox"
      ref={(input) => {
        if (input !== null) input.indeterminate = isIndeterminate;
      }}
    />
  );
}
