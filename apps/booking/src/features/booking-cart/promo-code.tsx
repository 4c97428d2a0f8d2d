import { checkPromoCode } from '@repo/domain/cart/discount';
import { textLimits } from '@repo/domain/limits';
import { useRuledForm } from '@repo/session/form-parts/use-ruled-form';
import { selectUserKind } from '@repo/session/session/session-slice';
import { useErrorText } from '@repo/session/form-parts/use-error-text';
import { Button } from '@repo/ui/actions/button';
import { IconButton } from '@repo/ui/actions/icon-button';
import { TextField } from '@repo/ui/fields/text-field';
import { Icon } from '@repo/ui/icon';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { applyCode } from '../../model/apply-code.ts';
import { useSignInGate } from '../../model/sign-in-gate.ts';
import { codeRemoved, selectAppliedCode } from '../../model/store/cart.ts';
import { useBookingDispatch } from '../../model/store/use-booking-dispatch.ts';
import classNames from './promo-code.module.css';

/** One code for a cart: asked for behind a question, and taken out again where it stands (G-R04). */
export function PromoCode({ onChange }: { readonly onChange: () => void }) {
  const { t } = useTranslation('bookingCart');
  const dispatch = useBookingDispatch();
  const applied = useSelector(selectAppliedCode);
  const [isOpen, setIsOpen] = useState(false);
  if (applied !== null)
    return (
      <p className={classNames['applied']}>
        <Icon name="check" />
        <span>{t('promo.applied', { code: applied.code })}</span>
        <IconButton
          icon="close"
          label={t('promo.remove', { code: applied.code })}
          onClick={() => {
            dispatch(codeRemoved());
            onChange();
          }}
        />
      </p>
    );
  return (
    <div className={classNames['promo']}>
      <button
        type="button"
        aria-expanded={isOpen}
        className={classNames['question']}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('promo.ask')}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </button>
      {isOpen ? <CodeForm onChange={onChange} /> : null}
    </div>
  );
}

function CodeForm({ onChange }: { readonly onChange: () => void }) {
  const { t } = useTranslation('bookingCart');
  const dispatch = useBookingDispatch();
  const textOf = useErrorText();
  const isGuest = useSelector(selectUserKind) === 'guest';
  const form = useRuledForm({
    initialValues: { code: '' },
    check: ({ code }) => {
      const checked = checkPromoCode(code);
      return checked.ok ? {} : { code: checked.failure };
    },
    send: async ({ code }) => {
      const failure = await dispatch(applyCode(code.trim()));
      onChange();
      if (failure !== undefined) form.focusOn('code');
      return failure;
    },
  });
  // What was wrong with the code is told at the field, as whatever the field itself knows.
  const { error, ...field } = form.fieldProps('code');
  const refusal = form.failure === undefined ? undefined : textOf(form.failure.code);
  const submit = useSubmitAfterSignIn(form.formProps.onSubmit);
  return (
    <form {...form.formProps} onSubmit={submit} className={classNames['form']}>
      <TextField
        {...field}
        error={error ?? refusal}
        label={t('promo.code')}
        hint={isGuest ? t('promo.guestHint') : undefined}
        maxLength={textLimits.promoCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" look="secondary" isBusy={form.isBusy}>
        {t('promo.apply')}
      </Button>
    </form>
  );
}

/** A guest signs in first, and the code that was typed is sent by itself (G-R13). */
function useSubmitAfterSignIn(submit: (event: FormEvent) => void): (event: FormEvent) => void {
  const [event, setEvent] = useState<FormEvent>();
  const goOn = useSignInGate(() => {
    if (event !== undefined) submit(event);
  });
  const isGuest = useSelector(selectUserKind) === 'guest';
  return (sent) => {
    sent.preventDefault();
    if (!isGuest) return submit(sent);
    setEvent(sent);
    goOn();
  };
}
