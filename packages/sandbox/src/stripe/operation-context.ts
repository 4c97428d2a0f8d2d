import type { PoolClient } from 'pg';
import { newId } from './objects/new-id.ts';
import type { EventObject, StripeObject } from './objects/stripe-objects.ts';
import { accountRepository } from './store/account.repository.ts';
import type { Account } from './store/account.repository.ts';
import { deliveryRepository } from './store/delivery.repository.ts';
import { objectRepository } from './store/object.repository.ts';
import type { Objects } from './store/object.repository.ts';
import { webhookModeRepository } from './store/webhook-mode.repository.ts';
import type { WebhookMode } from './store/webhook-mode.repository.ts';

/** The context of one operation of an account, in one transaction. */
export type OperationContext = {
  readonly objects: Objects;
  readonly account: Account;
  readonly nowSeconds: number;
  /** The address that people reach the pages of the sandbox under. */
  readonly pagesUrl: string;
  /** Records an event; its webhook is sent after the transaction commits. */
  readonly emit: (type: EventObject['type'], object: StripeObject, ofAccount?: string) => Promise<void>;
};

export type OperationContextOptions = {
  readonly account: string;
  readonly apiVersion: string;
  readonly nowSeconds: number;
  readonly pagesUrl: string;
};

export function createOperationContext(
  client: PoolClient,
  options: OperationContextOptions,
): OperationContext {
  const { account, apiVersion, nowSeconds, pagesUrl } = options;
  const objects = objectRepository(client, account);
  const deliveries = deliveryRepository(client, account);
  const mode = webhookModeRepository(client, account);
  return {
    objects,
    account: accountRepository(client, account),
    nowSeconds,
    pagesUrl,
    emit: async (type, object, ofAccount) => {
      const event: EventObject = {
        id: newId('evt'),
        object: 'event',
        ...(ofAccount === undefined ? {} : { account: ofAccount }),
        api_version: apiVersion,
        created: nowSeconds,
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: null,
        type,
      };
      await objects.add({ kind: 'event', body: event });
      await deliveries.add(event.id, nowSeconds, dueTimes(await mode.read(), nowSeconds));
    },
  };
}

/** Returns when the webhook of a new event is due: never, once, or repeatedly. */
function dueTimes({ mode, seconds }: WebhookMode, nowSeconds: number): number[] {
  switch (mode) {
    case 'deliver':
      return [nowSeconds];
    case 'drop':
      return [];
    case 'duplicate':
      return [nowSeconds, nowSeconds];
    case 'delay':
      return [nowSeconds + seconds];
    case 'shuffle':
      return [nowSeconds + Math.floor(Math.random() * (seconds + 1))];
  }
}
