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
    name: 'event-type list',
    argumentCount: 0,
    usage: '',
    summary: 'list all event types with their shot lists',
    call: () => ({ key: 'GET /api/v1/operator/event-types' }),
  },
  {
    name: 'event-type add',
    argumentCount: 2,
    usage: "<name> <French name> [--position n] [--notes on|off] [--shot 'English|French' …]",
    summary: 'add an event type; with --notes on, hosts must enter notes',
    options: eventTypeOptions,
    call: (args) => ({
      key: 'POST /api/v1/operator/event-types',
      body: { nameEn: args.at(0), nameFr: args.at(1), ...eventTypeFields(args) },
    }),
  },
  {
    name: 'event-type change',
    argumentCount: 1,
    usage: '<id> [--name …] [--name-fr …] [--position n] [--notes on|off] [--active on|off] [--shot … …]',
    summary: 'change the given fields; shots replace the whole list',
    options: { ...eventTypeOptions, name: text, 'name-fr': text },
    call: (args) => ({
      key: 'PUT /api/v1/operator/event-types/:eventTypeId',
      params: { eventTypeId: args.at(0) },
      body: { nameEn: args.text('name'), nameFr: args.text('name-fr'), ...eventTypeFields(args) },
    }),
  },
];

/** The former name of the option `--image`, which scripts may still use. */
const formerImage = 'picture';

const recapTypes: readonly OpsCommand[] = [
  {
    name: 'recap-type list',
    argumentCount: 0,
    usage: '',
    summary: 'list all vibes of recaps',
    call: () => ({ key: 'GET /api/v1/operator/recap-types' }),
  },
  {
    name: 'recap-type add',
    argumentCount: 4,
    usage: '<name> <French name> <image file> <clip file> [--position n]',
    summary: 'add a vibe; its files must be in the folder of the catalogue',
    options: { position: text },
    call: (args) => ({
      key: 'POST /api/v1/operator/recap-types',
      body: {
        nameEn: args.at(0),
        nameFr: args.at(1),
        featureFile: args.at(2),
        sampleFile: args.at(3),
        position: numberIn(args.text('position')),
      },
    }),
  },
  {
    name: 'recap-type change',
    argumentCount: 1,
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
    call: (args) => ({
      key: 'PUT /api/v1/operator/recap-types/:recapTypeId',
      params: { recapTypeId: args.at(0) },
      body: {
        nameEn: args.text('name'),
        nameFr: args.text('name-fr'),
        featureFile: args.text('image') ?? args.text(formerImage),
        sampleFile: args.text('clip'),
        position: numberIn(args.text('position')),
        isActive: flagIn(args.text('active')),
      },
    }),
  },
];

const devices: readonly OpsCommand[] = [
  {
    name: 'device list',
    argumentCount: 0,
    usage: '',
    summary: 'list all smartphones',
    call: () => ({ key: 'GET /api/v1/operator/devices' }),
  },
  {
    name: 'device add',
    argumentCount: 1,
    usage: '<name>',
    summary: 'add a smartphone',
    call: (args) => ({ key: 'POST /api/v1/operator/devices', body: { name: args.at(0) } }),
  },
  {
    name: 'device change',
    argumentCount: 1,
    usage: '<id> [--name …] [--active on|off]',
    summary: 'rename or deactivate a smartphone',
    options: { name: text, active: text },
    call: (args) => ({
      key: 'PUT /api/v1/operator/devices/:deviceId',
      params: { deviceId: args.at(0) },
      body: { name: args.text('name'), isActive: flagIn(args.text('active')) },
    }),
  },
];

const postalCodes: readonly OpsCommand[] = [
  {
    name: 'postal-code list',
    argumentCount: 0,
    usage: '',
    summary: 'list the delivery areas in service',
    call: () => ({ key: 'GET /api/v1/operator/postal-codes' }),
  },
  {
    name: 'postal-code add',
    argumentCount: 'several',
    usage: "<area> …    such as M5V, or 'K1*' for all that begin with K1",
    summary: 'add delivery areas',
    call: (args) => ({ key: 'POST /api/v1/operator/postal-codes', body: { codes: args.from(0) } }),
  },
  {
    name: 'postal-code remove',
    argumentCount: 1,
    usage: '<area>',
    summary: 'remove a delivery area',
    call: (args) => ({
      key: 'DELETE /api/v1/operator/postal-codes/:code',
      params: { code: args.at(0) },
    }),
  },
];

export const catalogueCommands = [...eventTypes, ...recapTypes, ...devices, ...postalCodes];
