/** Counts the requests to addresses that contain this text. */
export function countRequests(words: string): () => number {
  const open = jest.spyOn(XMLHttpRequest.prototype, 'open');
  return () => open.mock.calls.filter(([, url]) => String(url).includes(words)).length;
}

/** Holds back requests to addresses that contain this text until released; `end` lets later ones through. */
export function holdBack(words: string) {
  let release: (() => void) | undefined;
  class HeldRequest extends XMLHttpRequest {
    #isHeld = false;
    override open(method: string, url: string | URL): void {
      super.open(method, url, true);
      this.#isHeld = String(url).includes(words);
    }
    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      if (this.#isHeld) release = () => super.send(body);
      else super.send(body);
    }
  }
  const held = jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new HeldRequest());
  return { isHeld: () => release !== undefined, release: () => release?.(), end: () => held.mockRestore() };
}
