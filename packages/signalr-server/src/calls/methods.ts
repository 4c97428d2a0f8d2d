import type { AnyMethod } from '../hub.ts';

export type NamedMethod = { readonly name: string; readonly method: AnyMethod<never, never> };
/** By lower-case name: clients may use any letter case. */
export type Methods = ReadonlyMap<string, NamedMethod>;

export const methodsOf = (methods: Readonly<Record<string, AnyMethod<never, never>>>): Methods =>
  new Map(Object.entries(methods).map(([name, method]) => [name.toLowerCase(), { name, method }]));
