import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '../brand.ts';
import { checkMachine } from './check-machine.ts';
import { eventMachine } from './event-machine.ts';
import { addOnLineMachine, bookingLineMachine, isAddOnKept } from './line-machines.ts';
import { payoutMachine } from './payout-machine.ts';
import { recapMachine } from './recap-machine.ts';
import { requestMachine } from './request-machine.ts';
import { type Machine, transition } from './transition.ts';

type Described = {
  readonly title: string;
  readonly machine: Machine<string, string>;
  /** The initial states. */
  readonly starts: string;
  /** One line per state that has moves: "from: move to, move to". All other moves must be refused. */
  readonly moves: readonly string[];
  readonly refusal: string;
  readonly refusalIn?: Readonly<Record<string, string>>;
};

const alreadyPerformed = `action_already_perfomred_on_this_${brand.slug}`;

const paymentMoves = [
  'hold: openCheckout checkoutCreated, pay paid, expire expired, cancel cancelled',
  'checkoutCreated: replaceCheckout hold, pay paid, expire expired, cancel cancelled',
  'expired: pay paid, startRefund refundPending',
  'cancelled: startRefund refundPending',
  'refundPending: finishRefund refunded',
];

const described: readonly Described[] = [
  {
    title: '[S-R03] [S-R06] a request is accepted or declined once, and an accepted one can be cancelled',
    machine: requestMachine,
    starts: 'pending',
    moves: [
      'pending: accept accepted, decline declined, expire expired, cancel cancelled',
      'accepted: cancel cancelled',
    ],
    refusal: alreadyPerformed,
    refusalIn: { expired: 'event_request_has_expired' },
  },
  {
    title: '[T-R06] [A-29] the check status goes created, checkIn, checkOut and nowhere else',
    machine: checkMachine,
    starts: 'created',
    moves: ['created: checkIn checkIn', 'checkIn: checkOut checkOut'],
    refusal: alreadyPerformed,
  },
  {
    title: '[Z-R13] [A-27] an event goes from pending or draft to upcoming, completed or cancel',
    machine: eventMachine,
    starts: 'pending draft reelOnly',
    moves: [
      'draft: request pending, accept upcoming, cancel cancel',
      'reelOnly: cancel cancel',
      'pending: accept upcoming, complete completed, cancel cancel',
      'upcoming: request pending, complete completed, cancel cancel',
    ],
    refusal: 'action_is_not_possible_now',
  },
  {
    title: '[A-25] [A-26] a booked line is held, paid, asked for, worked and paid out, or refunded',
    machine: bookingLineMachine,
    starts: 'hold',
    moves: [
      ...paymentMoves,
      'paid: request requested, accept accepted, cancel refundPending, startRefund refundPending',
      'requested: accept accepted, decline declined, expire declined, cancel refundPending',
      'declined: startRefund refundPending',
      'accepted: checkIn checkedIn, cancel refundPending',
      'checkedIn: checkOut checkedOut',
      'checkedOut: payOut paidOut',
    ],
    refusal: 'action_is_not_possible_now',
  },
  {
    title: '[A-22] a tip, an extension or a recap is held, paid and paid out, or refunded',
    machine: addOnLineMachine,
    starts: 'hold',
    moves: [...paymentMoves, 'paid: cancel refundPending, startRefund refundPending, payOut paidOut'],
    refusal: 'action_is_not_possible_now',
  },
  {
    title: '[A-61] [A-81] a recap order goes from pending to completed',
    machine: recapMachine,
    starts: 'pending',
    moves: ['pending: finish completed'],
    refusal: alreadyPerformed,
  },
  {
    title: '[Y-R02] a payout account goes from Connect over Pending to connected',
    machine: payoutMachine,
    starts: 'notConnected',
    moves: [
      'notConnected: connect connecting',
      'connecting: fail notConnected, submitDetails pending, enableCharges connected',
      'pending: enableCharges connected',
      'connected: restrict pending',
    ],
    refusal: 'action_is_not_possible_now',
  },
];

const expectedMoves = (lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const [from = '', moves = ''] = line.split(': ');
      return moves.split(', ').map((pair): [string, string] => {
        const [move = '', to = ''] = pair.split(' ');
        return [`${from} ${move}`, to];
      });
    }),
  );

const moveOf = (pair: string): string => pair.slice(pair.indexOf(' ') + 1);

/** Every expected and every existing move, so that each is tried. */
const everyMove = [
  ...new Set(
    described.flatMap(({ machine, moves }) => [
      ...Object.values(machine.moves).flatMap(Object.keys),
      ...[...expectedMoves(moves).keys()].map(moveOf),
    ]),
  ),
];

for (const { title, machine, starts, moves, refusal, refusalIn } of described) {
  test(title, () => {
    const expected = expectedMoves(moves);
    for (const from of Object.keys(machine.moves)) {
      for (const move of everyMove) {
        const to = expected.get(`${from} ${move}`);
        const result = transition(machine, from, move);
        const asExpected =
          to === undefined ? { ok: false, failure: refusalIn?.[from] ?? refusal } : { ok: true, value: to };
        assert.deepEqual(result, asExpected, `${from} + ${move}`);
      }
    }
    const states = new Set(Object.keys(machine.moves));
    for (const pair of expected.keys()) assert.ok(states.has(pair.split(' ')[0] ?? ''), pair);
  });

  test(`${title}: every state is reachable`, () => {
    const reached = new Set(starts.split(' '));
    for (const state of reached) {
      for (const to of Object.values(machine.moves[state] ?? {})) if (to !== undefined) reached.add(to);
    }
    assert.deepEqual([...reached].toSorted(), Object.keys(machine.moves).toSorted());
  });
}

test('moves an unpaid line to paid only by a payment, and only once', () => {
  const machines: readonly Machine<string, string>[] = [bookingLineMachine, addOnLineMachine];
  for (const machine of machines) {
    for (const [from, moves] of Object.entries(machine.moves)) {
      for (const [move, to] of Object.entries(moves)) if (to === 'paid') assert.equal(move, 'pay', from);
    }
    assert.equal(transition(machine, 'paid', 'pay').ok, false);
  }
});

test('forbids every move of a booked line that its request or check-in forbids', () => {
  const answers = [
    ['accept', 'accepted', 'accepted'],
    ['decline', 'declined', 'declined'],
    ['expire', 'declined', 'expired'],
    ['cancel', 'refundPending', 'cancelled'],
  ] as const;
  for (const [move, line, request] of answers) {
    assert.deepEqual(transition(bookingLineMachine, 'requested', move), { ok: true, value: line });
    assert.deepEqual(transition(requestMachine, 'pending', move), { ok: true, value: request });
  }
  assert.deepEqual(transition(bookingLineMachine, 'accepted', 'checkOut').ok, false);
  assert.deepEqual(transition(checkMachine, 'created', 'checkOut').ok, false);
});

test('an add-on is kept from its payment on, also when it is paid out, until it is given back', () => {
  const states = Object.keys(addOnLineMachine.moves);
  assert.deepEqual(states.filter((state) => isAddOnKept({ state })).toSorted(), ['paid', 'paidOut']);
});
