import { basename } from 'node:path';
import { test } from '@playwright/test';
import { demoAccount } from './accounts.ts';
import type { Account } from './accounts.ts';
import { weekdayFromToday } from './pages/booking-page.ts';

/**
 * What each file of journeys on the shared product has for itself: how many days for its events, and the people of the
 * demonstration whose data it changes. So no journey takes the photographer that another one has chosen, or changes what
 * another one looks at.
 */
const ownOf = {
  'add-ons': { days: 0, people: ['host'] },
  'cart-and-payment': { days: 4, people: ['chidi'] },
  'extend-and-tip': { days: 1, people: ['grace'] },
  'in-french': { days: 1, people: [] },
  interrupted: { days: 2, people: [] },
  invoice: { days: 1, people: [] },
  'kept-booking': { days: 4, people: ['vikram', 'elise'] },
  'live-requests': { days: 1, people: ['jonah'] },
  'paid-booking': { days: 2, people: [] },
  portfolio: { days: 0, people: ['amira'] },
  'promo-codes': { days: 4, people: ['sandra'] },
  'same-total': { days: 2, people: [] },
  'schedule-and-info': { days: 0, people: ['harpreet'] },
  'session-over-time': { days: 0, people: ['lea'] },
  shell: { days: 1, people: [] },
  'signed-in': { days: 0, people: ['oliver'] },
  'step-arrival': { days: 1, people: [] },
  'two-tabs': { days: 2, people: [] },
  'way-on-in-reach': { days: 2, people: [] },
  // Its events are on Tuesdays and Wednesdays, within the days that the demonstration has planned.
  'without-a-match': { days: 0, people: ['maya', 'arjun'] },
} as const;

/** After the last day on which the demonstration plans jobs and vacations. */
const firstOwnDay = 110;

function ownOfThisFile() {
  const file = basename(test.info().file, '.spec.ts');
  const all = Object.entries(ownOf);
  const position = all.findIndex(([name]) => name === file);
  const own = all[position]?.[1];
  if (own === undefined) throw new Error(`${file} has no days or people of its own yet`);
  const daysBefore = all.slice(0, position).reduce((sum, [, { days }]) => sum + days, 0);
  return { ...own, daysBefore };
}

/**
 * Returns one of the days of this file, as typed by a guest. Each screen size has its own, since both run at the same
 * time. All are Saturdays, because the providers' hours differ by weekday.
 */
export function ownDay(number = 1): string {
  const { days, daysBefore } = ownOfThisFile();
  if (number > days) throw new Error(`${days} days are this file's own, not ${number}`);
  const week = 2 * (daysBefore + number - 1) + (test.info().project.use.isMobile === true ? 1 : 0);
  return weekdayFromToday(firstOwnDay + 7 * week, 'Saturday');
}

/** Returns one of the people of this file. */
export function ownPerson(role: Account['role'], number = 1): Account {
  const name = ownOfThisFile().people[number - 1];
  if (name === undefined) throw new Error(`this file has no person ${number} of its own`);
  return demoAccount(name, role);
}
