import type { OpsArguments, OpsCommand } from '../ops-command.ts';
import { bothNamesIn, flagIn, numberIn } from '../typed-values.ts';

const text = { type: 'string' } as const;
const several = { type: 'string', multiple: true } as const;

const eventTypeOptions = { position: text, notes: text, active: text, shot: several };

const eventTypeFields = ({ text: named, texts }: OpsArguments) => ({
  position: numberIn(named('position')),
  requiresNotes: flagIn(named('notes')),
  isActive: flagIn(named('active')),
  shots: texts('shot')?.map(bothNamesIn),
});

const eventTypes: readonly OpsCommand[] = [
  {
    words: 'event-type list',
    places: 0,
    usage: '',
    summary: 'all event types with their shot lists',
    call: () => ({ key: 'GET /api/v1/operator/event-types' }),
  },
  {
    words: 'event-type add',
    places: 2,
    usage: "<name> <French name> [--position n] [--notes on|off] [--shot 'English|French' …]",
    summary: 'add an event type; with --notes on, hosts must enter notes',
    options: eventTypeOptions,
    call: (given) => ({
      key: 'POST /api/v1/operator/event-types',
      body: { nameEn: given.at(0), nameFr: given.at(1), ...eventTypeFields(given) },
    }),
  },
  {
    words: 'event-type change',
    places: 1,
    usage: '<id> [--name …] [--name-fr …] [--position n] [--notes on|off] [--active on|off] [--shot … …]',
    summary: 'change the given fields; shots replace the whole list',
    options: { ...eventTypeOptions, name: text, 'name-fr': text },
    call: (given) => ({
      key: 'PUT /api/v1/operator/event-types/:eventTypeId',
      params: { eventTypeId: given.at(0) },
      body: { nameEn: given.text('name'), nameFr: given.text('name-fr'), ...eventTypeFields(given) },
    }),
  },
];

/** The former name of the option `--image`, which scripts may still use. */
const formerImage = 'picture';

const recapTypes: readonly OpsCommand[] = [
  {
    words: 'recap-type list',
    places: 0,
    usage: '',
    summary: 'all vibes of recaps',
    call: () => ({ key: 'GET /api/v1/operator/recap-types' }),
  },
  {
    words: 'recap-type add',
    places: 4,
    usage: '<name> <French name> <image file> <clip file> [--position n]',
    summary: 'add a vibe; its files must be in the folder of the catalogue',
    options: { position: text },
    call: (given) => ({
      key: 'POST /api/v1/operator/recap-types',
      body: {
        nameEn: given.at(0),
        nameFr: given.at(1),
        featureFile: given.at(2),
        sampleFile: given.at(3),
        position: numberIn(given.text('position')),
      },
    }),
  },
  {
    words: 'recap-type change',
    places: 1,
    usage: '<id> [--name …] [--name-fr …] [--image …] [--clip …] [--position n] [--active on|off]',
    summary: 'change the given fields',
    options: {
      name: text,
      'name-fr': text,
      image: text,
      [formerImage]: text,
      clip: text,
      position: text,
      active: text,
    },
    call: (given) => ({
      key: 'PUT /api/v1/operator/recap-types/:recapTypeId',
      params: { recapTypeId: given.at(0) },
      body: {
        nameEn: given.text('name'),
        nameFr: given.text('name-fr'),
        featureFile: given.text('image') ?? given.text(formerImage),
        sampleFile: given.text('clip'),
        position: numberIn(given.text('position')),
        isActive: flagIn(given.text('active')),
      },
    }),
  },
];

const devices: readonly OpsCommand[] = [
  {
    words: 'device list',
    places: 0,
    usage: '',
    summary: 'all smartphones',
    call: () => ({ key: 'GET /api/v1/operator/devices' }),
  },
  {
    words: 'device add',
    places: 1,
    usage: '<name>',
    summary: 'add a smartphone',
    call: (given) => ({ key: 'POST /api/v1/operator/devices', body: { name: given.at(0) } }),
  },
  {
    words: 'device change',
    places: 1,
    usage: '<id> [--name …] [--active on|off]',
    summary: 'rename or deactivate a smartphone',
    options: { name: text, active: text },
    call: (given) => ({
      key: 'PUT /api/v1/operator/devices/:deviceId',
      params: { deviceId: given.at(0) },
      body: { name: given.text('name'), isActive: flagIn(given.text('active')) },
    }),
  },
];

const postalCodes: readonly OpsCommand[] = [
  {
    words: 'postal-code list',
    places: 0,
    usage: '',
    summary: 'the delivery areas in service',
    call: () => ({ key: 'GET /api/v1/operator/postal-codes' }),
  },
  {
    words: 'postal-code add',
    places: 'several',
    usage: "<area> …    such as M5V, or 'K1*' for all that begin with K1",
    summary: 'add delivery areas',
    call: (given) => ({ key: 'POST /api/v1/operator/postal-codes', body: { codes: given.from(0) } }),
  },
  {
    words: 'postal-code remove',
    places: 1,
    usage: '<area>',
    summary: 'remove a delivery area',
    call: (given) => ({
      key: 'DELETE /api/v1/operator/postal-codes/:code',
      params: { code: given.at(0) },
    }),
  },
];

export const catalogueCommands = [...eventTypes, ...recapTypes, ...devices, ...postalCodes];
