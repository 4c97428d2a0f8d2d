import { messageBoardHub } from '@repo/contracts/hub/message-board-hub';
import type { HubEvents } from '@repo/contracts/hub/message-board-hub';
import { can } from '@repo/domain/identity/capabilities';
import type { Backplane } from '@repo/signalr-server/backplane/backplane';
import { hubOf } from '@repo/signalr-server/hub';
import { createHubServer } from '@repo/signalr-server/hub-server';
import type { HubServer } from '@repo/signalr-server/hub-server';
import type { HubEvent } from '@repo/signalr-server/hub-events';
import type { Authenticated } from '@repo/signalr-server/options';
import type { SignedInActor } from '../actor.ts';
import type { Verified } from '../modules/identity/identity.module.ts';
import type { UnseenCount } from '../modules/notifications/notifications.module.ts';
import type { Clock } from '../ports/clock.ts';
import type { TellReceivers } from '../ports/tell-receivers.ts';
import { countPushes } from './count-pushes.ts';

type HubDeps = {
  readonly clock: Clock;
  readonly verifyToken: (token: string) => Promise<Verified | undefined>;
  readonly countUnseen: (receiverIds: readonly number[]) => Promise<readonly UnseenCount[]>;
  readonly publicUrl: () => string;
  /** The same in every process of the product. */
  readonly secrets: readonly string[];
  /** None where one process is the whole product. */
  readonly backplane: Backplane | undefined;
  readonly observe: (event: HubEvent) => void;
};

type MessageBoardHub = {
  readonly hubServer: HubServer<HubEvents>;
  readonly tellReceivers: TellReceivers;
  /** Done when everybody has been told what is to be told. */
  readonly settled: () => Promise<void>;
};

/**
 * The live connection of hosts and providers (S2§7). Whose it is, the token says: what the address says of somebody is
 * not even read. Processes that share the work offer WebSockets alone, which any of them may take.
 */
export function openMessageBoardHub(deps: HubDeps): MessageBoardHub {
  const { clock, countUnseen, backplane, observe } = deps;
  const pushes = countPushes({
    read: countUnseen,
    onFailure: (error) => observe({ is: 'failed', where: 'push', error }),
  });
  const { hub } = hubOf<SignedInActor, HubEvents>();
  const board = hub({
    name: messageBoardHub.name,
    methods: {},
    onConnected: (caller) =>
      pushes.ask(caller.connectionId, {
        receiverId: caller.identity.accountId,
        send: ({ unseen }) => caller.send('ReceiveNotificationsCount', unseen),
      }),
  });
  const hubServer = createHubServer(board, {
    authenticate: ({ token }) => whoIs(deps, token),
    origins: (origin) => origin === new URL(deps.publicUrl()).origin,
    secrets: deps.secrets,
    limits: { connections: 20_000, connectionsPerUser: 50 },
    nowMs: clock.nowMs,
    observe,
    ...(backplane === undefined ? {} : { backplane, transports: ['WebSockets'] }),
  });
  return {
    hubServer,
    tellReceivers: (what, receiverIds) => {
      for (const receiverId of receiverIds)
        pushes.ask(`${what} ${receiverId}`, { receiverId, send: (count) => tell(hubServer, what, count) });
    },
    settled: pushes.settled,
  };
}

/** A token that is good for calls is good here, for as long; operators have neither bell nor board. */
async function whoIs(
  { verifyToken }: Pick<HubDeps, 'verifyToken'>,
  token: string | null,
): Promise<Authenticated<SignedInActor> | null> {
  const verified = token === null ? undefined : await verifyToken(token);
  if (verified === undefined || !can(verified.actor.kind, 'receiveNotifications')) return null;
  const { actor, expiresAtSeconds } = verified;
  return { identity: actor, userId: userIdOf(actor.accountId), expiresAtMs: expiresAtSeconds * 1000 };
}

/** A client that hears of something new asks for the number by itself (S2§4); it gets it all the same. */
async function tell(
  { clients }: Pick<HubServer<HubEvents>, 'clients'>,
  what: Parameters<TellReceivers>[0],
  { receiverId, receiverType, unseen }: UnseenCount,
): Promise<void> {
  const receiver = clients.user(userIdOf(receiverId));
  if (what === 'new') await receiver.send('ReceiveNotification', { receiverId, userType: receiverType });
  await receiver.send('ReceiveNotificationsCount', unseen);
}

const userIdOf = (accountId: number): string => String(accountId);
