import { webcrypto } from 'node:crypto';
import { TestEnvironment } from 'jest-environment-jsdom';

/** Browser features that jsdom lacks. */
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
 * Opens and closes dialogs, which jsdom cannot. Moves the focus in and back, and fires `close` asynchronously, like a
 * browser.
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

/** Silences jsdom's report of failed requests, which their callers handle. */
function leaveFailedRequests(virtualConsole) {
  const tellers = virtualConsole.listeners('jsdomError');
  virtualConsole.removeAllListeners('jsdomError');
  virtualConsole.on('jsdomError', (error) => {
    if (error.type !== 'XMLHttpRequest') for (const tell of tellers) tell(error);
  });
}

/** Gives each test file its own client address, so that files that run at once do not share limits. */
function comeFromOwnNetwork(global) {
  const [one, two, three] = webcrypto.getRandomValues(new Uint8Array(3));
  const network = `10.${one}.${two}.${three}`;
  const { open } = global.XMLHttpRequest.prototype;
  global.XMLHttpRequest.prototype.open = function openFromNetwork(...request) {
    open.apply(this, request);
    this.setRequestHeader('x-forwarded-for', network);
  };
  global.fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set('x-forwarded-for', network);
    return fetch(request);
  };
}

/** The fields and buttons whose labels a query by role reads, of every one on the page. */
const labelled = ['Button', 'Input', 'Select', 'TextArea'];

/** Says whether a label may name a field: only one around it can, or one that gives its id. */
function mayHaveLabel(field) {
  if (field.closest('label') !== null) return true;
  if (field.id === '') return false;
  return [...field.ownerDocument.getElementsByTagName('label')].some(({ htmlFor }) => htmlFor === field.id);
}

/** Leaves out jsdom's search for labels, which walks the whole document, for fields that can have none. */
function searchLabelsWhereSomeMayBe(global) {
  for (const name of labelled) {
    const { prototype } = global[`HTML${name}Element`];
    const own = Object.getOwnPropertyDescriptor(prototype, 'labels');
    const none = global.document.createDocumentFragment().childNodes;
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get() {
        return mayHaveLabel(this) ? own.get.call(this) : none;
      },
    });
  }
}

/** jsdom has no layout, so sizes never change. */
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Without layout everything is in the window. */
class IntersectionObserver {
  constructor(report) {
    this.report = report;
  }
  observe() {
    this.report([{ isIntersecting: true }]);
  }
  disconnect() {}
}

/** Loads a page of the API's origin, so that calls are same-origin as in the browser. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor({ globalConfig, projectConfig }, context) {
    const url = process.env.TEST_API_URL ?? 'http://localhost/';
    super({ globalConfig, projectConfig: { ...projectConfig, testEnvironmentOptions: { url } } }, context);
    Object.assign(this.global, missing, { ResizeObserver, IntersectionObserver });
    // jsdom's crypto only makes random numbers, and is defined by a getter.
    Object.defineProperty(this.global, 'crypto', { value: webcrypto });
    Object.assign(this.global.HTMLDialogElement.prototype, modalDialog(this.global.document));
    // jsdom has no layout, so scrolling does nothing.
    this.global.Element.prototype.scrollIntoView = () => undefined;
    comeFromOwnNetwork(this.global);
    searchLabelsWhereSomeMayBe(this.global);
    leaveFailedRequests(this.dom.virtualConsole);
  }
}
