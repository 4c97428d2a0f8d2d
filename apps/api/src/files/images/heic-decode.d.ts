/** What is used of the decoder, which comes without types of its own. */
declare module 'heic-decode' {
  type Picture = {
    readonly width: number;
    readonly height: number;
    readonly data: Uint8ClampedArray<ArrayBuffer>;
  };
  type Found = {
    readonly width: number;
    readonly height: number;
    readonly decode: () => Promise<Picture>;
  };
  const decoder: {
    /** Reads only how large the pictures are; each is decoded when it is asked for. */
    readonly all: (file: { readonly buffer: Uint8Array }) => Promise<readonly Found[]>;
  };
  export = decoder;
}
