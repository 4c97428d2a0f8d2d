import { withTexts } from '@repo/i18n/part-texts';
import { useSelector } from 'react-redux';
import { OnDemand } from '../connection/on-demand.tsx';
import { selectWaitingNotices } from './notices-slice.ts';

const loadToasts = withTexts(async () => (await import('./toasts.tsx')).Toasts, 'successes');

/** Shows toasts; loaded with the first one. */
export function Notices() {
  const isAnyWaiting = useSelector(selectWaitingNotices).length > 0;
  return <OnDemand isWanted={isAnyWaiting} load={loadToasts} props={{}} />;
}
