/**
 * Retries loading a module. Some browsers cache a failed import for the life of a page, and after a release the file
 * may be gone: if the server answers, reloads the page. Entered data stays on the device.
 */
export async function retryLoad<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (reason) {
    if (await isServerThere()) globalThis.location.reload();
    throw reason;
  }
}

const isServerThere = async (): Promise<boolean> =>
  fetch(globalThis.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
