import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { filledText } from '../wire/texts.ts';

/** What all calls of operators share; the specs have none of them. */
export const operatorCall = {
  topic: 'Operator',
  actors: capabilities.operate,
  source: 'A-99',
} as const;

/** The name of something in the catalogue, in both languages. */
export const bothNames = { nameEn: filledText(60), nameFr: filledText(60) };
export const answeredNames = { nameEn: z.string(), nameFr: z.string() };

/** Where something stands in a list; the positions of a list are all different. */
export const position = z.int().positive().max(10_000);
