import { webcrypto } from 'node:crypto';
import { TestEnvironment } from 'jest-environment-jsdom';

/** What every browser has and jsdom leaves out. */
const missing = {
  TextEncoder,
  TextDecoder,
  ReadableStream,
  WritableStream,
  TransformStream,
  structuredClone,
  Request,
  Response,
  Headers,
  fetch,
  CryptoKey,
};

/**
 * jsdom knows the dialog element but cannot open it. As in a browser, the focus goes in and afterwards back to where
 * it came from, and `close` is told later.
 */
const modalDialog = (document) => ({
  showModal() {
    if (this.open) throw new Error('a dialog that is open cannot be opened');
    this.opener = document.activeElement;
    this.open = true;
    this.querySelector('button, [href], input, select, textarea, [tabindex]')?.focus();
  },
  close() {
    if (!this.open) return;
    this.open = false;
    this.opener?.focus();
    setTimeout(() => this.dispatchEvent(new this.ownerDocument.defaultView.Event('close')));
  },
});

/** A request that fails is the answer that its caller gets: jsdom need not tell of it as well, a page of lines each. */
function leaveFailedRequests(virtualConsole) {
  const tellers = virtualConsole.listeners('jsdomError');
  virtualConsole.removeAllListeners('jsdomError');
  virtualConsole.on('jsdomError', (error) => {
    if (error.type !== 'XMLHttpRequest') for (const tell of tellers) tell(error);
  });
}

/** Nothing is laid out, so no size ever changes. */
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A page of the API's own origin, so that calls are made as in the browser and not across origins. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor({ globalConfig, projectConfig }, context) {
    const url = process.env.TEST_API_URL ?? 'http://localhost/';
    super({ globalConfig, projectConfig: { ...projectConfig, testEnvironmentOptions: { url } } }, context);
    Object.assign(this.global, missing, { ResizeObserver });
    // That of jsdom can only make random numbers, and stands behind a getter.
    Object.defineProperty(this.global, 'crypto', { value: webcrypto });
    Object.assign(this.global.HTMLDialogElement.prototype, modalDialog(this.global.document));
    // Nothing is laid out, so there is nowhere to scroll to.
    this.global.Element.prototype.scrollIntoView = () => undefined;
    leaveFailedRequests(this.dom.virtualConsole);
  }
}
