import type { Font } from 'fontkit';

/** Adds what the types of the library lack. */
declare global {
  namespace PDFKit.Mixins {
    interface TableOptions {
      /** The structure element of the table. */
      readonly structParent?: PDFStructureElement;
    }
    interface PDFFont {
      /** Registers a parsed font. */
      registerFont(name: string, font: Font, family?: string): this;
    }
  }
}
