import { scheduleLimits } from '@repo/domain/limits';
import { Icon } from '@repo/ui/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplicationForm } from './application-form.tsx';
import type { ApplicationValues } from './application-values.ts';
import classNames from './application.module.css';
import { ThankYou } from './thank-you.tsx';

/** The application of a provider with its introduction, and then the thank-you (S3§2). */
export function Application() {
  const [sent, setSent] = useState<ApplicationValues>();
  if (sent !== undefined) return <ThankYou firstName={sent.firstName} email={sent.email} />;
  return (
    <>
      <Introduction />
      <ApplicationForm onSent={setSent} />
    </>
  );
}

const facts = ['hours', 'phone', 'answer'] as const;

function Introduction() {
  const { t } = useTranslation('application');
  return (
    <div className={classNames['introduction']}>
      <p>{t('introduction')}</p>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>
            <Icon name="check" />
            {t(`facts.${fact}`, { hours: scheduleLimits.weeklyCommitmentHours })}
          </li>
        ))}
      </ul>
    </div>
  );
}
