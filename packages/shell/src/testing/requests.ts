/** Counts the requests to addresses that contain this text. */
export function countRequests(words: string): () => number {
  const open = jest.spyOn(XMLHttpRequest.prototype, 'open');
  return () => open.mock.calls.filter(([, url]) => String(url).includes(words)).length;
}

/** Holds back requests to addresses that contain this text, or only those by `only`, until released; `end` lets later ones through. */
export function holdBack(words: string, only?: 'PUT') {
  let release: (() => void) | undefined;
  class HeldRequest extends XMLHttpRequest {
    #isHeld = false;
    override open(method: string, url: string | URL): void {
      super.open(method, url, true);
      this.#isHeld = String(url).includes(words) && (only === undefined || method.toUpperCase() === only);
    }
    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      if (this.#isHeld) release = () => super.send(body);
      else super.send(body);
    }
  }
  const held = jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new HeldRequest());
  return { isHeld: () => release !== undefined, release: () => release?.(), end: () => held.mockRestore() };
}

/**
 * Changes the items of replies from addresses with this text, for states that take the server days to reach. The caller
 * restores all mocks after the test.
 */
export function changeReplies<Items>(words: string, change: (items: Items) => Items): void {
  class ChangedRequest extends XMLHttpRequest {
    #isChanged = false;

    override open(method: string, url: string | URL): void {
      this.#isChanged = String(url).includes(words);
      super.open(method, url, true);
    }

    override get responseText(): string {
      const text = super.responseText;
      if (!this.#isChanged || text === '') return text;
      const reply: { readonly payload: { readonly items: Items } } = JSON.parse(text);
      return JSON.stringify({
        ...reply,
        payload: { ...reply.payload, items: change(reply.payload.items) },
      });
    }
  }
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new ChangedRequest());
}
