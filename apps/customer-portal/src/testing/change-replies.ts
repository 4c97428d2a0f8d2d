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
