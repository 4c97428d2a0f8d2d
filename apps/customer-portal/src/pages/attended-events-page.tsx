import { LaterPage } from './later-page.tsx';

export const AttendedEventsPage = () => <LaterPage page="AttendedEvents" />;
