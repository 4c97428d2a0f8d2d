import { moneyLimits } from '../limits.ts';
import { cents, type Cents } from '../money/cents.ts';
import { fail, ok, type Result } from '../result.ts';
import { isIntegerWithin } from '../integer-range.ts';

/** Returns the offered tips: $5, $10, $15 and $20 (S2§5). */
export const tipChoices = (): readonly Cents[] => moneyLimits.tipChoicesCents.map((amount) => cents(amount));

/** The tip for a provider: a choice, or a custom amount once one is entered (S2§2). */
export type TipForm = { readonly choiceCents: Cents; readonly customCents: Cents | null };

/** Returns a new form; $5 is preselected (S2§5). */
export const newTipForm = (): TipForm => ({
  choiceCents: cents(moneyLimits.tipChoicesCents[0]),
  customCents: null,
});

/** Whether the choices are enabled: a custom amount disables them (S2§2). */
export const areTipChoicesEnabled = (form: TipForm): boolean => form.customCents === null;

/** Returns the custom amount if there is one, otherwise the choice (S2§2). */
export const tipOfForm = ({ choiceCents, customCents }: TipForm): Cents => customCents ?? choiceCents;

/** Accepts tips from $3 to $1000, which includes every choice (S2§5). */
export const checkTip = (tipCents: Cents): Result<Cents, 'invalid_input'> =>
  isIntegerWithin(tipCents, moneyLimits.customTipCents) ? ok(tipCents) : fail('invalid_input');
