import { addToCart, additionsInCart } from '@repo/cart/addition-cart';
import type { AdditionLine } from '@repo/cart/addition-cart';
import type { ExtendTipEvent } from '@repo/contracts/events/host-events';
import { checkAddOnSelection } from '@repo/domain/cart/checkout-rules';
import { isSame } from '@repo/domain/is-same';
import { useErrorText } from '@repo/forms/use-error-text';
import { leaveFor } from '@repo/session/session/leave-for';
import { actionFailed, failureResolved } from '@repo/shell/notices/notices-slice';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useState } from 'react';
import { bookedEventOf } from '../../model/booked-event.ts';
import { invalidTipsOf, linesOf, noChoice } from './addition-choice.ts';
import type { AdditionChoice } from './addition-choice.ts';
import { bookedProvidersOf } from './booked-providers.ts';
import type { BookedProvider } from './booked-providers.ts';

export type AdditionForm = {
  readonly choice: AdditionChoice;
  readonly change: (changed: Partial<AdditionChoice>) => void;
  /** What goes to the cart. */
  readonly lines: readonly AdditionLine[];
  /** Why nothing was put into the cart (K-R05). */
  readonly error: string | undefined;
  /** Whether every typed tip is checked, also one that is still being edited. */
  readonly isChecked: boolean;
  /** Whether something became impossible meanwhile, for instance because another window has bought it. */
  readonly hasChanged: boolean;
  readonly isBusy: boolean;
  readonly checkOut: () => void;
};

type State = {
  readonly choice: AdditionChoice;
  readonly isUnselected: boolean;
  readonly isChecked: boolean;
  readonly hasChanged: boolean;
};
const untouched = { isUnselected: false, isChecked: false, hasChanged: false };

/** Holds what is chosen on the extend and tip pages, and puts it into the cart (K-R05, K-R06). */
export function useAdditionForm(
  providers: readonly BookedProvider[],
  onReload: () => Promise<ExtendTipEvent | undefined>,
  onInvalidTip: (provider: BookedProvider) => void,
): AdditionForm {
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const [state, setState] = useState<State>({ choice: noChoice, ...untouched });
  const [isBusy, setIsBusy] = useState(false);
  const { choice, isUnselected, isChecked, hasChanged } = state;
  const lines = linesOf(providers, choice);
  const refusal = checkAddOnSelection([...new Set(lines.map(({ providerId }) => String(providerId)))]);

  /** Loads the event once more, because another window or the provider may have changed what is possible. */
  const putIntoCart = async (): Promise<void> => {
    setIsBusy(true);
    const event = await onReload();
    setIsBusy(false);
    // Its query has raised the toast, and the header of the page says that it failed.
    if (event === undefined) return;
    const latest = linesOf(bookedProvidersOf(event, additionsInCart(event.id).lines), choice);
    if (!isSame(latest, lines)) return setState((now) => ({ ...now, ...untouched, hasChanged: true }));
    addToCart(bookedEventOf(event), latest);
    setState({ choice: noChoice, ...untouched });
    dispatch(leaveFor('/event_booking'));
  };
  const checkOut = (): void => {
    if (isBusy) return;
    const [invalid] = invalidTipsOf(providers, choice);
    if (invalid !== undefined) {
      setState({ ...state, isChecked: true });
      return onInvalidTip(invalid);
    }
    if (refusal.ok) return void putIntoCart();
    setState({ ...state, isUnselected: true });
    dispatch(actionFailed({ code: refusal.failure }));
  };
  const change = (changed: Partial<AdditionChoice>): void => {
    setState({ choice: { ...choice, ...changed }, ...untouched });
    if (isUnselected && !refusal.ok) dispatch(failureResolved(refusal.failure));
  };
  return {
    choice,
    change,
    lines,
    error: isUnselected && !refusal.ok ? errorText(refusal.failure) : undefined,
    isChecked,
    hasChanged,
    isBusy,
    checkOut,
  };
}
