/** A decoded image: rows of pixels from the top left corner, with 3 or 4 bytes each. */
export type RawImage = {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly data: Uint8Array<ArrayBuffer>;
};
