import type { z } from 'zod';
import type { Desk } from '../desk.ts';
import type { FormTree } from './form-tree.ts';
import { readParams } from './read-params.ts';

/** One call of the API. What it answers is of the type that the card provider's own library says. */
export type StripeEndpoint = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly act: (desk: Desk, given: FormTree, id: string) => Promise<object>;
};

type Act<Schema extends z.ZodType> = (desk: Desk, params: z.output<Schema>, id: string) => Promise<object>;

export const endpoint = <Schema extends z.ZodType>(
  method: StripeEndpoint['method'],
  path: string,
  schema: Schema,
  act: Act<Schema>,
): StripeEndpoint => ({
  method,
  path,
  act: (desk, given, id) => act(desk, readParams(schema, given), id),
});
