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
import type { PushToReceivers } from '../ports/push-to-receivers.ts';
import { countPushes } from './count-pushes.ts';
import { watchEndedSessions } from './ended-sessions.ts';

type HubDeps = {
  readonly clock: Clock;
  readonly verifyToken: (token: string) => Promise<Verified | undefined>;
  readonly findLiveSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly countUnseen: (receiverIds: readonly number[]) => Promise<readonly UnseenCount[]>;
  readonly publicUrl: () => string;
  /** The signing keys, the same in all processes of the product. */
  readonly secrets: readonly string[];
  /** Undefined for a single process. */
  readonly backplane: Backplane | undefined;
  readonly observe: (event: HubEvent) => void;
};

type MessageBoardHub = {
  readonly hubServer: HubServer<HubEvents>;
  readonly pushToReceivers: PushToReceivers;
  /** Resolves when all pending pushes are sent. */
  readonly settled: () => Promise<void>;
  /** Stops the background work; no database query follows it. */
  readonly stop: () => Promise<void>;
};

/**
 * Opens the live connection of hosts and providers (S2§7). Only the token identifies the account; ids in the address
 * are ignored. With several processes only WebSockets are offered, since any process may receive a request.
 */
export function openMessageBoardHub(deps: HubDeps): MessageBoardHub {
  const { clock, countUnseen, backplane, observe } = deps;
  const pushes = countPushes({
    read: countUnseen,
    onFailure: (error) => observe({ is: 'failed', where: 'push', error }),
  });
  const endedSessions = watchEndedSessions({
    findLive: deps.findLiveSessions,
    onFailure: (error) => observe({ is: 'failed', where: 'sessions', error }),
  });
  const { hub } = hubOf<SignedInActor, HubEvents>();
  const board = hub({
    name: messageBoardHub.name,
    methods: {},
    onConnected: (caller) => {
      const { connectionId, identity } = caller;
      endedSessions.add(connectionId, {
        sessionId: identity.sessionId,
        // A refused client asks its user to log in again when it reconnects.
        close: () => caller.close({ allowReconnect: true }),
      });
      pushes.ask(connectionId, {
        receiverId: identity.accountId,
        send: ({ unseen }) => caller.send('ReceiveNotificationsCount', unseen),
      });
    },
    onDisconnected: ({ connectionId }) => endedSessions.remove(connectionId),
  });
  const hubServer = createHubServer(board, {
    authenticate: ({ token }) => authenticate(deps, token),
    origins: (origin) => origin === new URL(deps.publicUrl()).origin,
    secrets: deps.secrets,
    limits: { connections: 20_000, connectionsPerUser: 50 },
    nowMs: clock.nowMs,
    observe,
    ...(backplane === undefined ? {} : { backplane, transports: ['WebSockets'] }),
  });
  return {
    hubServer,
    pushToReceivers: (what, receiverIds) => {
      for (const receiverId of receiverIds)
        pushes.ask(`${what} ${receiverId}`, {
          receiverId,
          send: (count) => pushCount(hubServer, what, count),
        });
    },
    settled: pushes.settled,
    stop: endedSessions.stop,
  };
}

/** Accepts the access tokens of calls until they expire, but not those of operators, who get no notifications. */
async function authenticate(
  { verifyToken }: Pick<HubDeps, 'verifyToken'>,
  token: string | null,
): Promise<Authenticated<SignedInActor> | null> {
  const verified = token === null ? undefined : await verifyToken(token);
  if (verified === undefined || !can(verified.actor.kind, 'receiveNotifications')) return null;
  const { actor, expiresAtSeconds } = verified;
  return { identity: actor, userId: userIdOf(actor.accountId), expiresAtMs: expiresAtSeconds * 1000 };
}

/** Sends the number along with each notification, although clients also ask for it (S2§4). */
async function pushCount(
  { clients }: Pick<HubServer<HubEvents>, 'clients'>,
  what: Parameters<PushToReceivers>[0],
  { receiverId, receiverType, unseen }: UnseenCount,
): Promise<void> {
  const receiver = clients.user(userIdOf(receiverId));
  if (what === 'new') await receiver.send('ReceiveNotification', { receiverId, userType: receiverType });
  await receiver.send('ReceiveNotificationsCount', unseen);
}

const userIdOf = (accountId: number): string => String(accountId);
