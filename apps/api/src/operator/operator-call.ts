import type { Endpoint } from '@repo/contracts/endpoint';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { z } from 'zod';
import type { Author } from './author.ts';
import type { Answer } from '../http/answer.ts';

type Parsed<Schema> = NonNullable<Schema> extends z.ZodType ? z.output<NonNullable<Schema>> : undefined;

/** The parts of a call as parsed by the schemas of its endpoint. */
export type ReadParts = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

type Input<Bound extends Endpoint> = {
  readonly params: Parsed<Bound['params']>;
  readonly query: Parsed<Bound['query']>;
  readonly body: Parsed<Bound['body']>;
};

type Answered<Items> = Promise<Result<Items | Answer<Items>, ErrorCode>>;

/** One operator call with its implementation, which HTTP and the command line share. */
export type OperatorCall = {
  readonly endpoint: Endpoint;
  readonly answer: (parts: ReadParts, author: Author) => Answered<unknown>;
};

/** Pairs an operator endpoint with its implementation, and checks that the types match. */
export const operatorCall = <const Bound extends Endpoint>(
  endpoint: Bound,
  answer: (input: Input<Bound>, author: Author) => Answered<z.input<Bound['reply']>>,
): OperatorCall => ({ endpoint, answer: (parts, author) => answer(parts as Input<Bound>, author) });
