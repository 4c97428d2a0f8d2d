/** The name under which an invoice is saved (S2§2). */
const fileName = 'invoice.pdf';

/** Returns the file that a base64 text stands for. */
export const pdfFileOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], {
    type: 'application/pdf',
  });

/** Saves a PDF on the device. The object URL is not revoked, because some browsers read it later. */
export function savePdf(base64: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(pdfFileOf(base64));
  link.download = fileName;
  link.click();
}
