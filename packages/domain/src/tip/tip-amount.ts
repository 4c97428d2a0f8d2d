import { moneyLimits } from '../limits.ts';
import { cents, type Cents } from '../money/cents.ts';
import { fail, ok, type Result } from '../result.ts';
import { isWholeWithin } from '../whole-range.ts';

/** The amounts on offer for a tip: $5, $10, $15 and $20 (S2§5). */
export const tipChoices = (): readonly Cents[] => moneyLimits.tipChoicesCents.map((amount) => cents(amount));

/** The tip page for one provider: one of the choices, and an own amount once something is entered (S2§2). */
export type TipForm = { readonly choiceCents: Cents; readonly customCents: Cents | null };

/** The first choice, $5, is preselected (S2§5). */
export const newTipForm = (): TipForm => ({
  choiceCents: cents(moneyLimits.tipChoicesCents[0]),
  customCents: null,
});

/** An own amount disables the choices (S2§2). */
export const areTipChoicesEnabled = (form: TipForm): boolean => form.customCents === null;

/** The amount that counts: the own one if there is one, else the choice (S2§2). */
export const tipOfForm = ({ choiceCents, customCents }: TipForm): Cents => customCents ?? choiceCents;

/** Whether an amount may be tipped: $3 to $1000, which holds every choice as well (S2§5). */
export const checkTip = (tipCents: Cents): Result<Cents, 'invalid_input'> =>
  isWholeWithin(tipCents, moneyLimits.customTipCents) ? ok(tipCents) : fail('invalid_input');
