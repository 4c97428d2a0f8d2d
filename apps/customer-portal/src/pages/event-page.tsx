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
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { Icon } from '@repo/ui/icon';
import { DashboardFrame } from '@repo/ui/layout/dashboard-frame';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { EventHeader } from '../features/event-header/event-header.tsx';
import { useHostEventQuery } from '../model/api/host-event.ts';
import { EventGallery, EventInvoice, EventReview, ExtendTip } from './event-tabs.ts';

const icons = {
  Extend: 'clock',
  Tip: 'coin',
  Gallery: 'image',
  Invoice: 'file',
  Review: 'star',
  MessageBoard: 'message',
} as const;

/** The page of one event; the last segment of its address is the tab (J-R09). */
export function EventPage() {
  const { t } = useTranslation('customerPortal');
  const { eventId: idInAddress, tab } = useParams();
  const openPage = useOpenPage();
  const eventId = Number(idInAddress);
  if (!Number.isSafeInteger(eventId) || eventId <= 0)
    return <Navigate to={hostTabPath('MyEvents')} replace />;
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
        icon: icons[value],
      }))}
      chosen={chosen}
      onChoose={(value) => openPage(eventTabPath(eventId, value))}
    >
      <TabPage heading={t(`event.tabs.${chosen}`)}>
        <EventHeader eventId={eventId} hasAdditions={chosen === 'Extend' || chosen === 'Tip'} />
        <BelowHeader eventId={eventId}>
          <TabContent eventId={eventId} tab={chosen} />
        </BelowHeader>
      </TabPage>
    </DashboardFrame>
  );
}

/** The tab, once its place below the header is known. */
function BelowHeader({ eventId, children }: { readonly eventId: number; readonly children: ReactNode }) {
  const { isLoading } = useHostEventQuery(eventId);
  return <HiddenWhile isHidden={isLoading}>{children}</HiddenWhile>;
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
