import type { EventType } from '@repo/contracts/catalogue/event-types';
import { textLimits } from '@repo/domain/limits';
import { Select } from '@repo/ui/choices/select';
import { TextArea } from '@repo/ui/fields/text-area';
import { TextField } from '@repo/ui/fields/text-field';
import { useTranslation } from 'react-i18next';
import { formPart } from '../../../model/form/use-step-form.ts';
import { mustHaveNotes } from '../setup-codes.ts';
import type { SetupForm } from '../use-setup-form.ts';
import { SetupGroup } from './setup-group.tsx';
import { ShotList } from './shot-list.tsx';

type WhatGroupProps = { readonly form: SetupForm; readonly eventTypes: readonly EventType[] };

function What({ form, eventTypes }: WhatGroupProps) {
  const { t } = useTranslation('eventSetup');
  const { eventTypeId, additionalNotes } = form.values;
  const needsNotes = mustHaveNotes(
    eventTypeId,
    eventTypes.map(({ id }) => id),
  );
  return (
    <SetupGroup heading={t('what.heading')} introduction={t('what.introduction')}>
      <TextField
        {...form.textProps('eventName')}
        label={t('what.eventName')}
        hint={t('what.eventNameHint')}
        autoComplete="off"
      />
      <Select
        id={form.idOf('eventTypeId')}
        name="eventTypeId"
        label={t('what.eventType')}
        placeholder={t('what.choose')}
        choices={eventTypes.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={eventTypeId === null ? '' : String(eventTypeId)}
        error={form.errorAt('eventTypeId')}
        onChange={({ target: { value } }) =>
          // The notes come along unchanged: what was said about them depends on the type.
          form.set({ eventTypeId: value === '' ? null : Number(value), additionalNotes })
        }
      />
      <ShotList eventTypeId={eventTypeId ?? 0} />
      <TextArea
        {...form.textProps('additionalNotes')}
        label={t('what.additionalNotes')}
        hint={needsNotes ? t('what.notesRequiredHint') : t('what.notesHint')}
        isOptional={!needsNotes}
        mostCharacters={textLimits.longText}
      />
    </SetupGroup>
  );
}

/** What is celebrated, and what to photograph there. */
export const WhatGroup = formPart(['eventName', 'eventTypeId', 'additionalNotes'], What);
