/** Types of the parts of the decoder that we use; the package has none. */
declare module 'heic-decode' {
  type Image = {
    readonly width: number;
    readonly height: number;
    readonly data: Uint8ClampedArray<ArrayBuffer>;
  };
  type Found = {
    readonly width: number;
    readonly height: number;
    readonly decode: () => Promise<Image>;
  };
  const decoder: {
    /** Reads only the dimensions of the images; `decode` reads the pixels. */
    readonly all: (file: { readonly buffer: Uint8Array }) => Promise<readonly Found[]>;
  };
  export = decoder;
}
