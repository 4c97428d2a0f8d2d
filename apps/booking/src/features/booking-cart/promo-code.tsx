import { checkPromoCode } from '@repo/domain/cart/discount';
import { textLimits } from '@repo/domain/limits';
import { useErrorText } from '@repo/forms/use-error-text';
import { useForm } from '@repo/forms/use-form';
import { selectUserKind } from '@repo/session/session/session-slice';
import { tabStorage } from '@repo/session/storage/browser-storage';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { Button } from '@repo/ui/actions/button';
import { IconButton } from '@repo/ui/actions/icon-button';
import { TextField } from '@repo/ui/fields/text-field';
import { Icon } from '@repo/ui/icon';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { applyCode } from './apply-code.ts';
import { useSignInGate } from '../../model/sign-in-gate.ts';
import { codeRemoved } from '../../model/store/cart.ts';
import type { AppliedCode } from '../../model/store/cart.ts';
import classNames from './promo-code.module.css';

/** Keeps the code of a guest who signs in elsewhere, to apply it on return (G-R13). */
const pendingCodeKey = 'codeAwaitsSignIn';

type CodeFormProps = {
  /** Null for a new booking. */
  readonly eventId: number | null;
  readonly onChange: () => void;
};

type PromoCodeProps = CodeFormProps & { readonly applied: AppliedCode | null };

/** Applies and removes the promo code of a cart (G-R04). */
export function PromoCode({ eventId, applied, onChange }: PromoCodeProps) {
  const { t } = useTranslation('bookingCart');
  const dispatch = useAppDispatch();
  const [isOpen, setIsOpen] = useState(() => tabStorage.read(pendingCodeKey) !== undefined);
  const buttonId = useId();
  useFocusAfterSwap(buttonId, applied !== null);
  if (applied !== null)
    return (
      <p className={classNames['applied']}>
        <Icon name="check" />
        <span>{t('promo.applied', { code: applied.code })}</span>
        <IconButton
          id={buttonId}
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
        id={buttonId}
        type="button"
        aria-expanded={isOpen}
        className={classNames['question']}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('promo.ask')}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </button>
      {isOpen ? <CodeForm eventId={eventId} onChange={onChange} /> : null}
    </div>
  );
}

/** The pressed button is gone after the change, so the button in its place takes the focus. */
function useFocusAfterSwap(buttonId: string, isApplied: boolean): void {
  const wasApplied = useRef(isApplied);
  useEffect(() => {
    if (wasApplied.current === isApplied) return;
    wasApplied.current = isApplied;
    document.getElementById(buttonId)?.focus();
  }, [buttonId, isApplied]);
}

function CodeForm({ eventId, onChange }: CodeFormProps) {
  const { t } = useTranslation('bookingCart');
  const dispatch = useAppDispatch();
  const textOf = useErrorText();
  const isHost = useSelector(selectUserKind) === 'host';
  const form = useForm({
    initialValues: { code: tabStorage.read(pendingCodeKey) ?? '' },
    check: ({ code }) => {
      const checked = checkPromoCode(code);
      return checked.ok ? {} : { code: checked.failure };
    },
    send: async ({ code }) => {
      if (!isHost) {
        signInFirst();
        return undefined;
      }
      const failure = await dispatch(applyCode(code.trim(), eventId));
      onChange();
      if (failure !== undefined) form.focusOn('code');
      return failure;
    },
  });
  // A refused code is shown as an error of its field.
  const { error, ...field } = form.textProps('code');
  const signInFirst = useSignInGate({
    key: pendingCodeKey,
    target: field.value,
    act: () => form.formProps.ref.current?.requestSubmit(),
  });
  const refusal = form.failure === undefined ? undefined : textOf(form.failure.code);
  return (
    <form {...form.formProps} className={classNames['form']}>
      <TextField
        {...field}
        error={error ?? refusal}
        label={t('promo.code')}
        hint={isHost ? undefined : t('promo.guestHint')}
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
