import type { WorkingSchedule } from '@repo/contracts/schedules/working-schedule';
import { useAccountId } from '@repo/session/session/use-account-id';
import { UnsavedChangesGuard } from '@repo/shell/unsaved/unsaved-changes-guard';
import { Button } from '@repo/ui/actions/button';
import { UnsavedBar } from '@repo/ui/bars/unsaved-bar';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { useTranslation } from 'react-i18next';
import { useOwnScheduleQuery } from '../../model/api/own-schedule.ts';
import { BlackoutDays } from './blackout-days.tsx';
import classNames from './my-schedule.module.css';
import { SaveNote } from './save-note.tsx';
import { ScheduleWarnings } from './schedule-warnings.tsx';
import { TravelDistances } from './travel-distances.tsx';
import { useScheduleForm } from './use-schedule-form.ts';
import { WeeklyHours } from './weekly-hours.tsx';

/** When and how far a provider works (W-R01 to W-R06). */
export function MySchedule() {
  const { t } = useTranslation('mySchedule');
  const query = useOwnScheduleQuery(useAccountId());
  return (
    <AsyncState state={useLoadable(query)} onRetry={() => void query.refetch()} loadingLabel={t('loading')}>
      {(loaded) => <ScheduleForm loaded={loaded} />}
    </AsyncState>
  );
}

function ScheduleForm({ loaded }: { readonly loaded: WorkingSchedule }) {
  const { t } = useTranslation('mySchedule');
  const form = useScheduleForm(loaded);
  const { schedule, change, save } = form;
  return (
    <div className={classNames['form']}>
      <WeeklyHours weeklySlots={schedule.weeklySlots} onChange={change} />
      <BlackoutDays blackouts={schedule.blackouts} onChange={change} />
      <TravelDistances travel={schedule.travel} onChange={change} />
      <ScheduleWarnings schedule={schedule} />
      <SaveNote form={form} />
      <div>
        <Button isBusy={form.isSaving} onClick={save}>
          {t('save')}
        </Button>
      </div>
      <UnsavedBar
        hasChanges={form.hasChanges}
        isSaving={form.isSaving}
        onSave={save}
        onDiscard={form.discard}
      />
      <UnsavedChangesGuard hasChanges={form.hasChanges} />
    </div>
  );
}
