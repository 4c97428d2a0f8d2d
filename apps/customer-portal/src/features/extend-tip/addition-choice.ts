import type { AdditionLine } from '@repo/cart/addition-cart';
import type { Cents } from '@repo/domain/money/cents';
import { areTipChoicesEnabled, checkTip, newTipForm, tipOfForm } from '@repo/domain/tip/tip-amount';
import type { TipForm } from '@repo/domain/tip/tip-amount';
import type { BookedProvider } from './booked-providers.ts';
import { parseTypedTip } from './typed-tip.ts';

/** The tip of a chosen provider: a preset, or the custom amount once one is typed. */
export type ChosenTip = { readonly choiceCents: Cents; readonly typed: string };

type ById<Value> = Readonly<Record<number, Value>>;

/** What is chosen on both pages, by provider: the extra hours, and the tip. */
export type AdditionChoice = { readonly hours: ById<number>; readonly tips: ById<ChosenTip> };

export const noChoice: AdditionChoice = { hours: {}, tips: {} };

export const newTip = (): ChosenTip => ({ choiceCents: newTipForm().choiceCents, typed: '' });

const formOf = ({ choiceCents, typed }: ChosenTip): TipForm => ({
  choiceCents,
  customCents: parseTypedTip(typed),
});

export const hasPresets = (tip: ChosenTip): boolean => areTipChoicesEnabled(formOf(tip));

export const isTipValid = (tip: ChosenTip): boolean => checkTip(tipOfForm(formOf(tip))).ok;

/** Returns a choice by provider with one value changed; undefined removes it. */
export function withValue<Value>(values: ById<Value>, id: number, value: Value | undefined): ById<Value> {
  const { [id]: _, ...others } = values;
  return value === undefined ? others : { ...others, [id]: value };
}

/** Returns the lines that the choice adds to the cart; what is no longer possible is left out. */
export const linesOf = (
  providers: readonly BookedProvider[],
  choice: AdditionChoice,
): readonly AdditionLine[] => [
  ...providers.flatMap((provider) => extensionOf(provider, choice) ?? []),
  ...providers.flatMap((provider) => tipOf(provider, choice) ?? []),
];

/** Returns the extra hours that are chosen and possible. */
export function hoursOf({ id, extensionBlock, maxHours }: BookedProvider, { hours }: AdditionChoice) {
  const chosen = hours[id];
  return chosen === undefined || extensionBlock !== null ? undefined : Math.min(chosen, maxHours);
}

function extensionOf(provider: BookedProvider, choice: AdditionChoice): AdditionLine | undefined {
  const extraHours = hoursOf(provider, choice);
  if (extraHours === undefined) return undefined;
  const { id: providerId, name, bookedTime } = provider;
  return { kind: 'extension', providerId, name, extraHours, startsAtSeconds: bookedTime.endsAtSeconds };
}

function tipOf({ id, name, tipBlock }: BookedProvider, { tips }: AdditionChoice): AdditionLine | undefined {
  const tip = tips[id];
  if (tip === undefined || tipBlock !== null) return undefined;
  const amount = checkTip(tipOfForm(formOf(tip)));
  return amount.ok ? { kind: 'tip', providerId: id, name, tipCents: amount.value } : undefined;
}

/** Returns the providers whose typed tip is refused. */
export const invalidTipsOf = (
  providers: readonly BookedProvider[],
  { tips }: AdditionChoice,
): readonly BookedProvider[] =>
  providers.filter(({ id, tipBlock }) => {
    const tip = tips[id];
    return tipBlock === null && tip !== undefined && !isTipValid(tip);
  });
