import { LaterPage } from './later-page.tsx';

export const MessageBoardPage = () => <LaterPage page="MessageBoard" />;
