import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** The sizes of portfolio images by name; images without smaller ones are left out. */
export type ImageSizes = Readonly<
  Record<
    string,
    { readonly widthPx: number; readonly heightPx: number; readonly widths: readonly number[] } | undefined
  >
>;

/** Selects the sizes of images, within the statement that selects their names. */
export const imageSizesOf = (names: RawBuilder<unknown>): RawBuilder<ImageSizes> => sql`(
  select coalesce(json_object_agg(
    file.name, json_build_object('widthPx', file.width_px, 'heightPx', file.height_px, 'widths', file.widths)
  ), '{}')
  from portfolio_file file where file.name = any(${names}) and file.state = 'ready'
)`;
