import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { filledText } from '../wire/texts.ts';

/** Shared by all operator calls, which are not in the specs. */
export const operatorCall = {
  topic: 'Operator',
  actors: capabilities.operate,
  source: 'A-99',
} as const;

/** A catalogue name in both languages. */
export const bothNames = { nameEn: filledText(60), nameFr: filledText(60) };
export const answeredNames = { nameEn: z.string(), nameFr: z.string() };

/** The position in a list, unique in it. */
export const position = z.int().positive().max(10_000);
