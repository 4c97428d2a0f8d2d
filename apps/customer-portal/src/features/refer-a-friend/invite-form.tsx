import { failedFields } from '@repo/domain/field/failed-fields';
import { checkEmail } from '@repo/domain/identity/email';
import { accountLimits, moneyLimits, textLimits } from '@repo/domain/limits';
import { cents } from '@repo/domain/money/cents';
import { FormFailure } from '@repo/forms/form-failure';
import { useFormikForm } from '@repo/forms/use-formik-form';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { Button } from '@repo/ui/actions/button';
import { TextField } from '@repo/ui/fields/text-field';
import { FieldSection } from '@repo/ui/layout/field-section';
import { useTranslation } from 'react-i18next';
import { referFriend } from '../../model/refer-friend.ts';

const noEntry = { email: '' };

/** Sends an invitation; the field is emptied for the next one. */
export function InviteForm() {
  const { t } = useTranslation('referrals');
  const { money } = useFormats();
  const dispatch = useAppDispatch();
  const userId = useAccountId();
  const form = useFormikForm({
    initialValues: noEntry,
    check: (values) => failedFields({ email: checkEmail() }, values),
    send: async ({ email }) => {
      const failure = await dispatch(referFriend({ userId, email }));
      if (failure === undefined) form.set(noEntry);
      return failure;
    },
  });
  return (
    <form {...form.formProps}>
      <FieldSection
        heading={t('offer')}
        introduction={t('how', { amount: money(cents(moneyLimits.referralCents)) })}
      >
        <TextField
          {...form.textProps('email')}
          label={t('email')}
          hint={t('emailHint', { count: accountLimits.referralInvitesPerDay })}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={textLimits.email}
        />
        <FormFailure {...form.failureProps} />
        <div>
          <Button type="submit" isBusy={form.isBusy}>
            {t('send')}
          </Button>
        </div>
      </FieldSection>
    </form>
  );
}
