import { useErrorText } from '@repo/forms/use-error-text';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { Button } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyCode } from '../apply-code.ts';
import { codeRemoved } from '../../../model/store/cart.ts';
import type { AppliedCode } from '../../../model/store/cart.ts';

type CodeRefusedProps = {
  readonly failure: 'invalid_promo_code' | 'promo_code_has_expired';
  readonly applied: AppliedCode;
  readonly onSettled: () => void;
};

/** Reports that a code is no longer accepted, and applies it again or removes it. */
export function CodeRefused({ failure, applied: { code, eventId }, onSettled }: CodeRefusedProps) {
  const { t } = useTranslation('bookingCart');
  const textOf = useErrorText();
  const dispatch = useAppDispatch();
  const [isEntering, setIsEntering] = useState(false);
  const remove = (): void => {
    dispatch(codeRemoved());
    onSettled();
  };
  const enter = async (): Promise<void> => {
    setIsEntering(true);
    const refusal = await dispatch(applyCode(code, eventId));
    setIsEntering(false);
    if (refusal === undefined) return onSettled();
    if (refusal.code === 'invalid_promo_code' || refusal.code === 'promo_code_has_expired') remove();
  };
  return (
    <Banner
      kind="danger"
      title={t('failure.heading')}
      takesFocus
      actions={
        <>
          {failure === 'invalid_promo_code' ? (
            <Button isBusy={isEntering} onClick={() => void enter()}>
              {t('failure.enterAgain', { code })}
            </Button>
          ) : null}
          <Button look="secondary" onClick={remove}>
            {t('promo.remove', { code })}
          </Button>
        </>
      }
    >
      <p>{failure === 'invalid_promo_code' ? t('failure.codeForgotten', { code }) : textOf(failure)}</p>
      <p>{t('failure.nothingCharged')}</p>
    </Banner>
  );
}
