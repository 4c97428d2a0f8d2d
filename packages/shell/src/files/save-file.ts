/** Saves a file on the device. The object URL is not revoked, because some browsers read it later. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
}
