import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '../brand.ts';
import { appOfPath } from './app-of-path.ts';
import {
  eventTabOf,
  eventTabPath,
  eventTabs,
  hostHome,
  hostRoutes,
  hostTabOf,
  hostTabPath,
  hostTabs,
  profileTabOf,
  profileTabs,
  providerHome,
  providerPageOf,
  providerPagePath,
  providerRoutes,
  providerTabPath,
  providerTabs,
  tabOfProviderPage,
} from './dashboard-address.ts';
import type { ProviderPage } from './dashboard-address.ts';

const pages: readonly ProviderPage[] = [
  'EventRequests',
  'MyEvents',
  'ReelEvents',
  'MySchedule',
  'MyPortfolio',
  'MyInfo',
  'MessageBoard',
  'Gallery',
];

test('[A-R03] a host has one address for the dashboard, for each tab, and for each tab of an event', () => {
  assert.equal(hostHome, '/CustomerDashboard');
  assert.deepEqual(hostTabs.map(hostTabPath), [
    '/CustomerDashboard_/MyEvents',
    '/CustomerDashboard_/MyAccount',
    '/CustomerDashboard_/AttendedEvents',
    '/CustomerDashboard_/ReferAFriend',
    '/CustomerDashboard_/Support',
  ]);
  assert.deepEqual(
    eventTabs.map((tab) => eventTabPath(9, tab)),
    ['Extend', 'Tip', 'Gallery', 'Invoice', 'Review', 'MessageBoard'].map(
      (slug) => `/CustomerDashboardTab/MyEvents/9/${slug}`,
    ),
  );
});

test('[A-R04] [S-R01] a provider has one address for the dashboard, for each tab and for each nested tab', () => {
  const home = `/${brand.singular}Dashboard`;
  assert.equal(providerHome, home);
  assert.deepEqual(pages.map(providerPagePath), [
    `${home}_/EventRequests`,
    `${home}_/MyEvents`,
    `${home}_/ReelEvents`,
    `${home}Tab/MyProfile/MySchedule`,
    `${home}Tab/MyProfile/MyPortfolio`,
    `${home}Tab/MyProfile/MyInfo`,
    `${home}Tab/MyEvents/MessageBoard`,
    `${home}Tab/MyEvents/Gallery`,
  ]);
});

test('[A-R04] the address of a tab opens that tab', () => {
  for (const tab of providerTabs) {
    const page = providerPageOf(providerTabPath(tab).split('/').at(-1));
    assert.equal(tabOfProviderPage(page), tab);
  }
  assert.equal(providerTabPath('MyProfile'), `/${brand.singular}Dashboard_/MyProfile`);
});

test('[A-R03] [A-R04] every address opens what it was made for, in any letter case', () => {
  for (const spell of [
    (slug: string) => slug,
    (slug: string) => slug.toLowerCase(),
    (slug: string) => slug.toUpperCase(),
  ]) {
    assert.deepEqual(
      hostTabs.map((tab) => hostTabOf(spell(tab))),
      hostTabs,
    );
    assert.deepEqual(
      eventTabs.map((tab) => eventTabOf(spell(tab))),
      eventTabs,
    );
    for (const page of pages) {
      const slugs = spell(providerPagePath(page)).split('/').slice(2);
      assert.equal(providerPageOf(slugs[0], slugs[1]), page);
      // The nested pages are also known by their own slug.
      assert.equal(providerPageOf(spell(page)), page);
    }
  }
});

test('[A-R03] [A-R04] a missing or unknown slug opens the default tab', () => {
  for (const slug of [undefined, '', 'my-events', 'constructor', 'MyEvents ']) {
    assert.equal(hostTabOf(slug), 'MyEvents');
    assert.equal(eventTabOf(slug), 'Extend');
    assert.equal(providerPageOf(slug), 'EventRequests');
    assert.equal(providerPageOf('MyProfile', slug), 'MySchedule');
    assert.equal(providerPageOf('MyEvents', slug), 'MyEvents');
    assert.equal(providerPageOf(slug, 'MyInfo'), 'MyInfo');
  }
});

test('[S-R01] every page is found under one of the four tabs', () => {
  assert.deepEqual(pages.map(tabOfProviderPage), [
    'EventRequests',
    'MyEvents',
    'ReelEvents',
    'MyProfile',
    'MyProfile',
    'MyProfile',
    'MyEvents',
    'MyEvents',
  ]);
  assert.deepEqual(providerTabs, ['EventRequests', 'MyEvents', 'ReelEvents', 'MyProfile']);
  assert.deepEqual(
    pages.map(profileTabOf).filter((tab) => tab !== undefined),
    profileTabs,
  );
});

test('the routes and addresses of a dashboard belong to its app', () => {
  for (const path of [...Object.values(hostRoutes), ...hostTabs.map(hostTabPath), eventTabPath(9, 'Tip')])
    assert.equal(appOfPath(path), 'customer-portal', path);
  for (const path of [...Object.values(providerRoutes), ...pages.map(providerPagePath)])
    assert.equal(appOfPath(path), 'provider-portal', path);
});
