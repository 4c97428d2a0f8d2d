import type { SuccessKey } from '@repo/domain/errors/success-catalogue';

export type Cookie = {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  /** 0 takes the cookie away. */
  readonly maxAgeSeconds: number;
};

type Extras = {
  /** Instead of the success that the endpoint names: a key, or a sentence where the specs have one shown as it is. */
  readonly message?: SuccessKey | (string & {});
  /** What stands in the payload next to the items. */
  readonly beside?: Readonly<Record<string, unknown>>;
  readonly cookies?: readonly Cookie[];
};

/** What a handler answers when there is more to say than the items. */
export class Answer<Items> {
  readonly items: Items;
  readonly extras: Extras;

  constructor(items: Items, extras: Extras) {
    this.items = items;
    this.extras = extras;
  }
}

export const answer = <Items>(items: Items, extras: Extras): Answer<Items> => new Answer(items, extras);
