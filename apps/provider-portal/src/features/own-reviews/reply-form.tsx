import { textLimits } from '@repo/domain/limits';
import { checkReviewReply } from '@repo/domain/review/review-rules';
import { FormFailure } from '@repo/forms/form-failure';
import { useFormikForm } from '@repo/forms/use-formik-form';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { UnsavedChangesGuard } from '@repo/shell/unsaved/unsaved-changes-guard';
import { Button } from '@repo/ui/actions/button';
import { TextArea } from '@repo/ui/fields/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { replyToReview } from '../../model/reply-to-review.ts';
import classNames from './own-reviews.module.css';

type ReplyFormProps = { readonly reviewId: number; readonly hostName: string };

/** A button that opens and closes the field for the only reply to a review. */
export function ReplyForm(props: ReplyFormProps) {
  const { t } = useTranslation('ownReviews');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div>
        <Button look="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('reply', { name: props.hostName })}
        </Button>
      </div>
      {isOpen ? <ReplyFields {...props} /> : null}
    </>
  );
}

function ReplyFields({ reviewId, hostName }: ReplyFormProps) {
  const { t } = useTranslation('ownReviews');
  const dispatch = useAppDispatch();
  const providerId = useAccountId();
  const form = useFormikForm({
    initialValues: { text: '' },
    check: ({ text }) => {
      const checked = checkReviewReply(text);
      return checked.ok ? {} : { text: checked.failure };
    },
    send: ({ text }) => dispatch(replyToReview({ providerId, reviewId, text: text.trim() })),
  });
  return (
    <form {...form.formProps} className={classNames['form']}>
      <TextArea
        {...form.textProps('text')}
        label={t('replyTo', { name: hostName })}
        hint={t('hint')}
        maxCharacters={textLimits.longText}
      />
      <FormFailure {...form.failureProps} />
      <div>
        <Button type="submit" isBusy={form.isBusy}>
          {t('publish')}
        </Button>
      </div>
      <UnsavedChangesGuard hasChanges={form.values.text.trim() !== ''} />
    </form>
  );
}
