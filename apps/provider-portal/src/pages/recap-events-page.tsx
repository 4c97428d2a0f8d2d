import { LaterPage } from './later-page.tsx';

export const RecapEventsPage = () => <LaterPage page="ReelEvents" />;
