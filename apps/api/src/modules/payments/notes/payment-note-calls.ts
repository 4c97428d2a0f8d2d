import { listPaymentNotes } from '@repo/contracts/operator/ledger';
import { screenLimits } from '@repo/domain/limits';
import { cents } from '@repo/domain/money/cents';
import { dollarsOf } from '@repo/domain/money/dollars';
import { ok } from '@repo/domain/result';
import type { Deps } from '../../../deps.ts';
import { operatorCall } from '../../../operator/operator-call.ts';
import type { OperatorCall } from '../../../operator/operator-call.ts';
import { paymentNoteRepository } from './payment-note.repository.ts';

/** Lets operators list the refunds and disputes that were made at the card provider. */
export const paymentNoteCalls = ({ database }: Pick<Deps, 'database'>): readonly OperatorCall[] => [
  operatorCall(listPaymentNotes, async () => {
    const notes = await paymentNoteRepository(database).list(screenLimits.unpagedItems);
    return ok(
      notes.map(({ amountCents, atSeconds, ...note }) => ({
        ...note,
        amount: dollarsOf(cents(amountCents)),
        at: atSeconds,
      })),
    );
  }),
];
