import { galleryFile } from '../testing/render-gallery.tsx';
import { downloadFile } from './download-file.ts';

/** Answers the question whether an address works, and returns the addresses that were then saved. */
function saveWith(answer: Partial<Response>): string[] {
  const saved: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer as Response);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(`${this.getAttribute('href')} ${this.download}`);
  });
  return saved;
}

const report = jest.fn();
beforeEach(() => {
  report.mockClear();
  // jsdom reports to its console, which fails no test.
  globalThis.reportError = report;
});
afterEach(() => jest.restoreAllMocks());

test('[L-R09] a file is saved from its download address under its name', async () => {
  const saved = saveWith({ type: 'opaqueredirect', ok: false, body: null });
  await downloadFile(galleryFile(3));
  expect(saved).toEqual(['/api/v1/User/EventGallery/Download/3?t=token 3.jpg']);
  expect(report).not.toHaveBeenCalled();
});

test('[L-R09] a refusal is only logged, and nothing is opened', async () => {
  const saved = saveWith({ type: 'basic', ok: false, status: 404, body: null });
  await downloadFile(galleryFile(3));
  expect(saved).toEqual([]);
  expect(report).toHaveBeenCalledTimes(1);
});
