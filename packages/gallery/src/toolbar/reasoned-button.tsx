import { Button } from '@repo/ui/actions/button';
import type { IconName } from '@repo/ui/icon';
import { useId } from 'react';
import type { ReactNode } from 'react';

type ReasonedButtonProps = {
  readonly icon: IconName;
  /** Why it cannot be used. It stays focusable, so that the reason can be read. */
  readonly reason: string | undefined;
  /** Shows the reason after a press; undefined after an action. */
  readonly onReason: (reason: string | undefined) => void;
  readonly onChoose: () => void;
  readonly children: ReactNode;
};

/** A button that says why it is disabled. */
export function ReasonedButton({ icon, reason, onReason, onChoose, children }: ReasonedButtonProps) {
  const id = useId();
  return (
    <>
      <Button
        look="secondary"
        size="small"
        icon={icon}
        aria-disabled={reason === undefined ? undefined : true}
        aria-describedby={reason === undefined ? undefined : id}
        onClick={() => {
          onReason(reason);
          if (reason === undefined) onChoose();
        }}
        onBlur={() => onReason(undefined)}
      >
        {children}
      </Button>
      {reason === undefined ? null : (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </>
  );
}
