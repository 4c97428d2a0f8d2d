import { Button } from '@repo/ui/actions/button';
import classNames from './step-end.module.css';

type StepEndProps = {
  readonly words: { readonly back: string; readonly next: string };
  /** Absent if there is no way back. */
  readonly onBack: (() => void) | undefined;
  readonly isBusy?: boolean;
};

/** Back and Continue below the form of a step. */
export function StepEnd({ words, onBack, isBusy = false }: StepEndProps) {
  return (
    <div className={classNames['end']}>
      {onBack === undefined ? null : (
        <Button look="secondary" onClick={onBack}>
          {words.back}
        </Button>
      )}
      <Button type="submit" isBusy={isBusy}>
        {words.next}
      </Button>
    </div>
  );
}
