import type { EventType } from '@repo/contracts/catalogue/event-types';
import { textLimits } from '@repo/domain/limits';
import { useField, useTextField } from '@repo/forms/use-field';
import { Select } from '@repo/ui/choices/select';
import { TextArea } from '@repo/ui/fields/text-area';
import { TextField } from '@repo/ui/fields/text-field';
import { FieldSection } from '@repo/ui/layout/field-section';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { mustHaveNotes } from '../setup-codes.ts';
import type { SetupFields } from '../use-setup-form.ts';
import { ShotList } from './shot-list.tsx';

type WhatGroupProps = { readonly fields: SetupFields; readonly eventTypes: readonly EventType[] };

/** The name, type and notes of the event. */
export const WhatGroup = memo(({ fields, eventTypes }: WhatGroupProps) => {
  const { t } = useTranslation('eventSetup');
  const { value: eventTypeId, ...eventType } = useField(fields, 'eventTypeId');
  const notes = useTextField(fields, 'additionalNotes');
  const needsNotes = mustHaveNotes(
    eventTypeId,
    eventTypes.map(({ id }) => id),
  );
  return (
    <FieldSection heading={t('what.heading')} introduction={t('what.introduction')}>
      <TextField
        {...useTextField(fields, 'eventName')}
        label={t('what.eventName')}
        hint={t('what.eventNameHint')}
        autoComplete="off"
      />
      <Select
        {...eventType}
        label={t('what.eventType')}
        placeholder={t('what.choose')}
        choices={eventTypes.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={eventTypeId === null ? '' : String(eventTypeId)}
        onChange={({ target: { value } }) =>
          // Sets the notes too, so that their error is checked again: whether they are required depends on the type.
          fields.set({ eventTypeId: value === '' ? null : Number(value), additionalNotes: notes.value })
        }
      />
      <ShotList eventTypeId={eventTypeId ?? 0} />
      <TextArea
        {...notes}
        label={t('what.additionalNotes')}
        hint={needsNotes ? t('what.notesRequiredHint') : t('what.notesHint')}
        isOptional={!needsNotes}
        maxCharacters={textLimits.longText}
      />
    </FieldSection>
  );
});
