import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  eventTabOf,
  eventTabPath,
  eventTabs,
  hostHome,
  hostTabPath,
} from '@repo/domain/site/dashboard-address';
import type { EventTab } from '@repo/domain/site/dashboard-address';
import { AppLink } from '@repo/shell/entry/app-link';
import { HiddenWhile } from '@repo/shell/frame/hidden-while';
import { TabPage } from '@repo/shell/frame/tab-page';
import { useOpenPage } from '@repo/shell/frame/use-open-page';
import { isMissing } from '@repo/shell/server-data/is-missing';
import { buttonClass } from '@repo/ui/actions/button';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { Icon } from '@repo/ui/icon';
import { DashboardFrame } from '@repo/ui/layout/dashboard-frame';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { EventHeader } from '../features/event-header/event-header.tsx';
import { useHostEventQuery } from '../model/api/host-event.ts';
import { eventTabIcons } from '../model/event-tab-icons.ts';
import { EventGallery, EventInvoice, EventReview, ExtendTip } from './event-tab-parts.ts';

/** The page of one event; the last segment of its address is the tab (J-R09). */
export function EventPage() {
  const { t } = useTranslation('customerPortal');
  const { eventId: idInAddress, tab } = useParams();
  const openPage = useOpenPage();
  const eventId = Number(idInAddress);
  const isId = Number.isSafeInteger(eventId) && eventId > 0;
  const { isLoading, error } = useHostEventQuery(isId ? eventId : skipToken);
  if (!isId) return <Navigate to={hostTabPath('MyEvents')} replace />;
  const chosen = eventTabOf(tab);
  return (
    <DashboardFrame
      label={t('event.heading')}
      hasHeading
      back={
        <AppLink to={hostHome}>
          <Icon name="chevron-left" size={16} />
          {t('event.back')}
        </AppLink>
      }
      tabs={eventTabs.map((value) => ({
        value,
        label: t(`event.tabs.${value}`),
        href: eventTabPath(eventId, value),
        icon: eventTabIcons[value],
      }))}
      chosen={chosen}
      onChoose={(value) => openPage(eventTabPath(eventId, value))}
    >
      <TabPage heading={t(`event.tabs.${chosen}`)}>
        {isMissing(error) ? (
          <NoSuchEvent />
        ) : (
          <>
            <EventHeader eventId={eventId} hasAdditions={chosen === 'Extend' || chosen === 'Tip'} />
            <HiddenWhile isHidden={isLoading}>
              <TabContent eventId={eventId} tab={chosen} />
            </HiddenWhile>
          </>
        )}
      </TabPage>
    </DashboardFrame>
  );
}

function NoSuchEvent() {
  const { t } = useTranslation('customerPortal');
  return (
    <EmptyState
      icon="calendar"
      title={t('event.missing.title')}
      actions={
        <AppLink to={hostTabPath('MyEvents')} className={buttonClass()}>
          {t('event.missing.events')}
        </AppLink>
      }
    >
      <p>{t('event.missing.text')}</p>
    </EmptyState>
  );
}

function TabContent({ eventId, tab }: { readonly eventId: number; readonly tab: EventTab }) {
  const { t } = useTranslation('customerPortal');
  switch (tab) {
    case 'Extend':
    case 'Tip':
      return <ExtendTip eventId={eventId} page={tab} />;
    case 'Gallery':
      return <EventGallery key={eventId} eventId={eventId} />;
    case 'Invoice':
      return <EventInvoice key={eventId} eventId={eventId} />;
    case 'Review':
      return <EventReview key={eventId} eventId={eventId} />;
    default:
      return (
        <EmptyState icon="clock" title={t(`event.later.${tab}.title`)}>
          <p>{t(`event.later.${tab}.text`)}</p>
        </EmptyState>
      );
  }
}
