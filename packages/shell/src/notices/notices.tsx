import { useSelector } from 'react-redux';
import { OnDemand } from '../connection/on-demand.tsx';
import { selectWaitingNotices } from './notices-slice.ts';

const loadToasts = async () => (await import('./toasts.tsx')).Toasts;

/** The toasts of the page; what shows them is loaded with the first one. */
export function Notices() {
  const isAnyWaiting = useSelector(selectWaitingNotices).length > 0;
  return <OnDemand isWanted={isAnyWaiting} load={loadToasts} props={{}} />;
}
