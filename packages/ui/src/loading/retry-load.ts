/** How long the files of a part may take, and the answer that the server is there. */
export const loadTimeoutMs = 15_000;

/**
 * Retries loading a module. Some browsers cache a failed import for the life of a page, and after a release the file
 * may be gone: if the server answers, reloads the page. Entered data stays on the device.
 */
export async function retryLoad<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await Promise.race([load(), rejectAfterTimeout()]);
  } catch (reason) {
    if (await isServerThere()) globalThis.location.reload();
    throw reason;
  }
}

const rejectAfterTimeout = async (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('loading took too long')), loadTimeoutMs);
  });

const isServerThere = async (): Promise<boolean> =>
  fetch(globalThis.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(loadTimeoutMs),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
