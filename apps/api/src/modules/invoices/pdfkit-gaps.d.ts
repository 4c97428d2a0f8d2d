import type { Font } from 'fontkit';

/** What the types of the library do not know yet. */
declare global {
  namespace PDFKit.Mixins {
    interface TableOptions {
      /** The element of the document's structure that the table belongs to. */
      readonly structParent?: PDFStructureElement;
    }
    interface PDFFont {
      /** A font that has been read already. */
      registerFont(name: string, font: Font): this;
    }
  }
}
