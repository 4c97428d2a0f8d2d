import classNames from './refer-a-friend.module.css';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { ShareInvitation } from './share-invitation.tsx';

/** Invites friends, shares the site with them, and shows what came of each invitation (Q-R05). */
export function ReferAFriend() {
  return (
    <div className={classNames['page']}>
      <InviteForm />
      <ShareInvitation />
      <InvitationList />
    </div>
  );
}
