/** The sizes and themes that every screenshot is taken in. */
export const everyLook = [1280, 390].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme, name: `${width}-${theme}` })),
);
