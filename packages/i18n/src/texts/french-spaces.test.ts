import { invoiceTexts } from '../invoice-texts.ts';
import { mailTexts } from '../mail-texts.ts';
import { portalTextFiles } from '../portal-text-files.ts';
import { textFiles } from '../text-loaders.ts';

test('in French, no line ends between a guillemet, a colon, a percent or a dollar sign and its word', async () => {
  const files = Object.values({ ...textFiles, ...portalTextFiles });
  const topics = await Promise.all(files.map(async (of) => of['fr-CA']()));
  const texts = JSON.stringify([topics, mailTexts['fr-CA'], invoiceTexts['fr-CA']]).match(/"[^"]+"/g) ?? [];
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => /« | [»:%$]/.test(text))).toEqual([]);
});
