import { useFormats } from '@repo/i18n/formats/use-formats';
import { useAccountId } from '@repo/session/session/use-account-id';
import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import { useWaitingChecks } from '../../model/venue/use-waiting-checks.ts';
import { refusalOf, removeWaitingCheck } from '../../model/venue/waiting-checks.ts';
import type { WaitingCheck } from '../../model/venue/waiting-checks.ts';
import classNames from './waiting-checks.module.css';

/** The checks that wait for the network, and those that the server has refused, until they are read. */
export function WaitingChecks() {
  const { t } = useTranslation('waitingChecks');
  const checks = useWaitingChecks();
  const providerId = useAccountId();
  const waiting = checks.filter(({ refusal }) => refusal === null);
  const refused = checks.filter(({ refusal }) => refusal !== null);
  return (
    <div className={classNames['notes']}>
      {waiting.length === 0 ? null : (
        <Banner kind="info" title={t('heading')}>
          <ul>
            {waiting.map((check) => (
              <WaitingLine key={check.clientId} check={check} />
            ))}
          </ul>
          <p>{t('hint')}</p>
        </Banner>
      )}
      {refused.map((check) => (
        <RefusedCheck
          key={check.clientId}
          check={check}
          onRead={() => removeWaitingCheck(providerId, check)}
        />
      ))}
    </div>
  );
}

function WaitingLine({ check }: { readonly check: WaitingCheck }) {
  const { t } = useTranslation('waitingChecks');
  const { moment } = useFormats();
  return <li>{t(`waits.${check.move}`, { event: check.event, time: moment(check.atSeconds) })}</li>;
}

type RefusedCheckProps = { readonly check: WaitingCheck; readonly onRead: () => void };

function RefusedCheck({ check, onRead }: RefusedCheckProps) {
  const { t } = useTranslation(['waitingChecks', 'errors']);
  const { moment } = useFormats();
  const code = refusalOf(check) ?? 'something_went_wrong';
  return (
    <Banner kind="danger" title={t(`refused.${check.move}`, { event: check.event })} onDismiss={onRead}>
      <p>{t('refused.at', { time: moment(check.atSeconds) })}</p>
      <p>{t(code, { ns: 'errors', count: 1 })}</p>
    </Banner>
  );
}
