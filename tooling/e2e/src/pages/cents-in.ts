/** Returns the first amount of a text in cents, as English or French pages write it; NaN if there is none. */
export function centsIn(text: string | null): number {
  const [, english, french] = /\$([\d,]+\.\d\d)|(\d[\d\s]*,\d\d)\s\$/.exec(text ?? '') ?? [];
  const amount = english?.replaceAll(',', '') ?? french?.replaceAll(/\s/g, '').replace(',', '.');
  return Math.round(100 * Number(amount ?? Number.NaN));
}
