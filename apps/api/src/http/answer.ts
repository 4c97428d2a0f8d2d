import type { SuccessKey } from '@repo/domain/errors/success-catalogue';

export type Cookie = {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  /** 0 deletes the cookie. */
  readonly maxAgeSeconds: number;
};

type Extras = {
  /** Replaces the success message of the endpoint: a key, or a sentence that the specs show as it is. */
  readonly message?: SuccessKey | (string & {});
  /** Fields of the payload other than the items. */
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly cookies?: readonly Cookie[];
};

/** A reply of a handler with cookies, a message or other fields besides the items. */
export class Answer<Items> {
  readonly items: Items;
  readonly extras: Extras;

  constructor(items: Items, extras: Extras) {
    this.items = items;
    this.extras = extras;
  }
}

export const answer = <Items>(items: Items, extras: Extras): Answer<Items> => new Answer(items, extras);

/** A reply with a page of a list and the total of all pages. */
export const answerPage = <Items>({
  items,
  total,
}: {
  readonly items: Items;
  readonly total: number;
}): Answer<Items> => answer(items, { meta: { total } });
