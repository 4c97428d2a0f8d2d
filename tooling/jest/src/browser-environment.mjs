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
};

/** A page of the API's own origin, so that calls are made as in the browser and not across origins. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor({ globalConfig, projectConfig }, context) {
    const url = process.env.TEST_API_URL ?? 'http://localhost/';
    super({ globalConfig, projectConfig: { ...projectConfig, testEnvironmentOptions: { url } } }, context);
    Object.assign(this.global, missing);
  }
}
