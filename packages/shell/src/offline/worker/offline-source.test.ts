import { brand } from '@repo/domain/brand';
import { cataloguePaths, shotListPathOf } from '@repo/domain/site/offline-catalogue';
import { isPublicReply, offlineSourceOf } from './offline-source.ts';

const request = { method: 'GET', path: '/', isOwnOrigin: true, isNavigation: false };

test('opens the pages of the apps without a network, and nothing that the server answers itself', () => {
  const sourceOf = (path: string) => offlineSourceOf({ ...request, path, isNavigation: true });
  for (const path of ['/', '/Login', '/event_booking/1', `/${brand.slug}Dashboard_/MyEvents`, '/apiary'])
    expect([path, sourceOf(path)]).toEqual([path, 'page']);
  for (const path of [
    '/api/v1/User/EventSetup/GetEventTypes',
    '/files/a.jpg',
    '/calendar/x.ics',
    '/sandbox',
    '//API/x',
  ])
    expect([path, sourceOf(path)]).toEqual([path, 'nowhere']);
});

test('finds built files and public lists, but no reply about an account', () => {
  const sourceOf = (path: string) => offlineSourceOf({ ...request, path });
  expect(sourceOf('/assets/booking/main-abc123.js')).toBe('file');
  for (const path of [
    ...cataloguePaths,
    ...cataloguePaths.map((one) => one.toUpperCase()),
    shotListPathOf(2),
  ])
    expect([path, sourceOf(path)]).toEqual([path, 'catalogue']);
  for (const path of [
    `/api/v1/${brand.slug}/Event/SBMyEvents/4/upcoming`,
    '/api/v1/user/userinfo/7',
    '/api/v1/User/EventSetup/GetEventTypeItems/2/more',
    '/files/a.jpg',
    '/readyz',
  ])
    expect([path, sourceOf(path)]).toEqual([path, 'nowhere']);
});

test('leaves changes and other origins to the network', () => {
  const [path] = cataloguePaths;
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
    expect([method, offlineSourceOf({ ...request, method, path })]).toEqual([method, 'nowhere']);
  expect(offlineSourceOf({ ...request, path, isOwnOrigin: false })).toBe('nowhere');
  expect(offlineSourceOf({ ...request, isOwnOrigin: false, isNavigation: true })).toBe('nowhere');
});

test('stores only replies that are public', () => {
  expect(isPublicReply({ status: 200, cacheControl: 'public, max-age=300' })).toBe(true);
  expect(isPublicReply({ status: 200, cacheControl: 'max-age=300, PUBLIC' })).toBe(true);
  for (const cacheControl of [null, '', 'no-store', 'private, max-age=300', 'not-public'])
    expect([cacheControl, isPublicReply({ status: 200, cacheControl })]).toEqual([cacheControl, false]);
  expect(isPublicReply({ status: 503, cacheControl: 'public, max-age=300' })).toBe(false);
});
