/** A picture as rows of pixels from the top left corner on, 3 bytes each or 4. */
export type RawPicture = {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly data: Uint8Array<ArrayBuffer>;
};
