/** How long a page waits for a poor network before it gets what is stored. */
const patienceMs = 4000;

/**
 * Returns the answer of the network, or what is stored if the network fails or takes too long. Without anything stored,
 * waits for the network as a page without a worker does.
 */
export async function networkFirst(
  answer: Promise<Response>,
  stored: () => Promise<Response | undefined>,
): Promise<Response> {
  const timer = Promise.withResolvers<undefined>();
  const timeout = setTimeout(() => timer.resolve(undefined), patienceMs);
  const failed = (): undefined => undefined;
  const inTime = await Promise.race([answer.catch(failed), timer.promise]);
  clearTimeout(timeout);
  return inTime ?? (await stored()) ?? answer;
}
