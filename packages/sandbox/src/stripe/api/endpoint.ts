import type { z } from 'zod';
import type { OperationContext } from '../operation-context.ts';
import type { FormTree } from './form-tree.ts';
import { readParams } from './read-params.ts';

/** An API call. Its reply has the type of the card provider's own library. */
export type StripeEndpoint = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly act: (context: OperationContext, given: FormTree, id: string) => Promise<object>;
};

type Act<Schema extends z.ZodType> = (
  context: OperationContext,
  params: z.output<Schema>,
  id: string,
) => Promise<object>;

export const endpoint = <Schema extends z.ZodType>(
  method: StripeEndpoint['method'],
  path: string,
  schema: Schema,
  act: Act<Schema>,
): StripeEndpoint => ({
  method,
  path,
  act: (context, given, id) => act(context, readParams(schema, given), id),
});
