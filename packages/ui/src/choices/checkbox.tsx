import { Option } from './option.tsx';
import type { OptionProps } from './option.tsx';

type CheckboxProps = Omit<OptionProps, 'type' | 'ref'> & {
  /** Some of what it stands for is ticked and some is not. */
  readonly isMixed?: boolean;
};

/** Yes or no to one thing. */
export function Checkbox({ isMixed = false, ...rest }: CheckboxProps) {
  return (
    <Option
      {...rest}
      type="checkbox"
      ref={(input) => {
        if (input !== null) input.indeterminate = isMixed;
      }}
    />
  );
}
