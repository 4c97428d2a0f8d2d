import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { applyDiscount, parseDiscount } from '@repo/domain/cart/discount';
import { cents } from '@repo/domain/money/cents';
import { signIn } from '../../testing/actors.ts';
import { auditLines } from '../../testing/audit-lines.ts';
import { openTestApi } from '../../testing/test-api.ts';

const operatorUrl = '/api/v1/operator/promo-codes';

async function openHostAndOperator(t: TestContext) {
  const api = await openTestApi(t);
  const operator = await signIn(api, 'operator');
  const host = await signIn(api, 'host');
  const ask = (code: string, userId = host.accountId, headers: Record<string, string> = host.headers) =>
    api.app.inject({
      url: `/api/v1/admin/PromoCodes/GetDiscount/${encodeURIComponent(code)}/${userId}`,
      headers,
    });
  const issue = (payload: object) =>
    api.app.inject({ method: 'POST', url: operatorUrl, headers: operator.headers, payload });
  const change = (id: number, payload: object) =>
    api.app.inject({ method: 'PUT', url: `${operatorUrl}/${id}`, headers: operator.headers, payload });
  return { ...api, operator, host, ask, issue, change };
}

const refusal = (reply: { json: () => { errors: string[] }; statusCode: number }) => [
  reply.statusCode,
  reply.json().errors[0],
];

test('[A-74] [A-58] returns the value of a code in any letter case', async (t) => {
  const { ask, issue, host } = await openHostAndOperator(t);
  const { id } = (await issue({ type: '%', value: 12.5, code: 'Spring-12' })).json().payload.items;
  for (const typed of ['SPRING-12', ' spring-12 ']) {
    const reply = await ask(typed);
    assert.equal(reply.statusCode, 200, reply.body);
    assert.equal(reply.json().message, 'discount_successfully_applied');
    assert.deepEqual(reply.json().payload.items, {
      id,
      type: '%',
      value: 12.5,
      isGiftCard: false,
      userId: host.accountId,
      amount: 0,
      promoBalance: 0,
    });
  }
});

test('[A-21] [A-74] returns the balance of a gift card as its value', async (t) => {
  const { ask, issue, database } = await openHostAndOperator(t);
  const issued = (await issue({ type: '$', value: 200, isGiftCard: true })).json().payload.items;
  assert.match(issued.code, /^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
  assert.equal(issued.balance, 200);
  await database.updateTable('promoCode').set({ balanceCents: 15_001 }).where('id', '=', issued.id).execute();
  const detail = (await ask(issued.code)).json().payload.items;
  assert.deepEqual([detail.value, detail.promoBalance, detail.isGiftCard], [150.01, 150.01, true]);
  const discount = parseDiscount(detail);
  assert.ok(discount.ok);
  const line = { lineId: '1', kind: 'provider', hourlyRateCents: cents(5800), durationHours: 1 } as const;
  assert.equal(applyDiscount(discount.value, [line]).promoBalanceCents, 3401);
});

test('[A-50] [A-R22] lets only a host check codes for the own account, and operators see the same', async (t) => {
  const api = await openHostAndOperator(t);
  const { ask, issue, host, operator } = api;
  await issue({ type: '$', value: 10, code: 'TEN' });
  assert.deepEqual(refusal(await ask('TEN', host.accountId, {})), [401, 'session_has_expired']);
  const provider = await signIn(api, 'provider');
  assert.deepEqual(refusal(await ask('TEN', provider.accountId, provider.headers)), [403, 'not_allowed']);
  assert.equal((await ask('TEN', host.accountId, operator.headers)).body, (await ask('TEN')).body);
  assert.deepEqual(refusal(await ask('TEN', 999_999, operator.headers)), [400, 'invalid_promo_code']);
  const other = await signIn(api, 'host');
  assert.deepEqual(refusal(await ask('TEN', other.accountId)), [404, 'object_does_not_exist']);
});

test('refuses a malformed code', async (t) => {
  const { ask } = await openHostAndOperator(t);
  assert.deepEqual(refusal(await ask(' ')), [400, 'this_field_is_required']);
  assert.deepEqual(refusal(await ask('x'.repeat(36))), [400, 'this_field_is_too_long']);
  for (const typed of ["' or 1=1 --", '%', '✂️', '../../x', '\u0000'])
    assert.deepEqual(refusal(await ask(typed)).at(0), 400, typed);
});

test('[A-74] [S-R06] refuses a code of another account like an unknown one, byte for byte', async (t) => {
  const { ask, issue, change, host } = await openHostAndOperator(t);
  const unknown = (await ask('NOSUCH')).body;
  assert.match(unknown, /"invalid_promo_code"/);
  await issue({ type: '$', value: 10, code: 'OTHERS', issuedForEmail: 'other@demo.test' });
  await issue({ type: '$', value: 10, code: 'LATER', validFrom: 1_900_000_000 });
  const ended = (await issue({ type: '$', value: 10, code: 'ENDED' })).json().payload.items;
  await change(ended.id, { isActive: false });
  for (const typed of ['OTHERS', 'LATER', 'ENDED']) assert.equal((await ask(typed)).body, unknown, typed);
  await issue({ type: '$', value: 10, code: 'MINE', issuedForEmail: host.email.toUpperCase() });
  await issue({ type: '$', value: 10, code: 'ALSO-MINE', issuedForAccountId: host.accountId });
  assert.equal((await ask('MINE')).statusCode, 200);
  assert.equal((await ask('ALSO-MINE')).statusCode, 200);
});

test('[A-74] refuses an expired code, by the clock of the product', async (t) => {
  const { ask, issue, clock } = await openHostAndOperator(t);
  const endsAt = Math.floor(clock.nowMs() / 1000) + 60;
  await issue({ type: '$', value: 10, code: 'SOON', validUntil: endsAt });
  assert.equal((await ask('SOON')).statusCode, 200);
  clock.advanceSeconds(60);
  assert.deepEqual(refusal(await ask('SOON')), [400, 'promo_code_has_expired']);
});

test('[S-R06] runs the same statements for a code of another account as for an unknown one', async (t) => {
  const { ask, issue, statements } = await openHostAndOperator(t);
  await issue({ type: '$', value: 10, code: 'TEN' });
  await issue({ type: '$', value: 10, code: 'OTHERS', issuedForEmail: 'other@demo.test' });
  await ask('TEN');
  for (const [typed, most] of [
    ['TEN', 5],
    ['OTHERS', 4],
    ['NOSUCH', 4],
  ] as const) {
    const before = statements();
    await ask(typed);
    assert.equal(statements() - before, most, typed);
  }
});

test('[A-98] [S-R06] limits an account to ten wrong codes in 15 minutes, also concurrently, and a valid code resets nothing', async (t) => {
  const api = await openHostAndOperator(t);
  const { ask, issue } = api;
  await issue({ type: '$', value: 10, code: 'TEN' });
  await issue({ type: '$', value: 10, code: 'PAST', validUntil: 1_000_000_000 });
  for (const typed of ['TEN', 'PAST', 'TEN', 'PAST']) await ask(typed);
  const guesses = await Promise.all(Array.from({ length: 15 }, async (_, n) => refusal(await ask(`NO${n}`))));
  const isWrong = ([, key]: (string | number | undefined)[]) => key === 'invalid_promo_code';
  assert.equal(guesses.filter(isWrong).length, 10);
  const reply = await ask('TEN');
  assert.deepEqual(refusal(reply), [429, 'too_many_requests']);
  assert.equal(reply.headers['retry-after'], '900');
  const other = await signIn(api, 'host');
  assert.equal((await ask('TEN', other.accountId, other.headers)).statusCode, 200);
});

test('[A-98] limits all accounts of a network to two hundred wrong codes', async (t) => {
  const api = await openHostAndOperator(t);
  await api.issue({ type: '$', value: 10, code: 'TEN' });
  for (let account = 0; account < 20; account++) {
    const { accountId, headers } = await signIn(api, 'host');
    for (let n = 0; n < 10; n++) await api.ask(`NO${n}`, accountId, headers);
  }
  assert.deepEqual(refusal(await api.ask('TEN')), [429, 'too_many_requests']);
});

test('[A-99] issues, changes and ends codes, and audits their terms without the person', async (t) => {
  const { issue, change, operator, database, app, clock } = await openHostAndOperator(t);
  const given = { type: '$', value: 25, code: 'thanks', issuedForEmail: 'Friend@Demo.test', mostUses: 3 };
  const issued = (await issue(given)).json().payload.items;
  assert.deepEqual(issued, {
    id: issued.id,
    code: 'THANKS',
    type: '$',
    value: 25,
    isGiftCard: false,
    balance: null,
    validFrom: null,
    validUntil: null,
    mostUses: 3,
    mostUsesPerAccount: null,
    isActive: true,
    uses: 0,
    issuedForAccountId: null,
    issuedForEmail: 'friend@demo.test',
    createdAt: Math.floor(clock.nowMs() / 1000),
  });
  const terms = { validUntil: 1_900_000_000, mostUses: null, isActive: false };
  const changed = await change(issued.id, terms);
  assert.deepEqual(changed.json().payload.items, { ...issued, ...terms });
  const { issuedForEmail, ...known } = issued;
  assert.ok(issuedForEmail);
  const written = { ...known, isIssuedForEmail: true };
  const about = { by: operator.accountId, kind: 'promo code', id: String(issued.id) };
  assert.deepEqual(await auditLines(database), [
    { ...about, action: 'issue', before: null, after: written },
    { ...about, action: 'change', before: written, after: { ...written, ...terms } },
  ]);
  const read = (query: string) => app.inject({ url: `${operatorUrl}?${query}`, headers: operator.headers });
  await issue({ type: '$', value: 50, isGiftCard: true });
  assert.equal((await read('page=1')).json().payload.total, 2);
  assert.deepEqual(
    (await read('isGiftCard=true')).json().payload.items.map(({ value }: { value: number }) => value),
    [50],
  );
  assert.equal((await read('code=thanks')).json().payload.items[0].id, issued.id);
});

test('refuses a code that exists, has no holder, ends before it starts, or could be guessed', async (t) => {
  const { issue, change, database } = await openHostAndOperator(t);
  const first = (await issue({ type: '$', value: 10, code: 'TEN', validFrom: 1_800_000_000 })).json();
  const { id } = first.payload.items;
  assert.deepEqual(refusal(await issue({ type: '%', value: 10, code: 'ten' })), [
    409,
    'one_or_more_fields_exists_already',
  ]);
  assert.deepEqual(refusal(await issue({ type: '%', value: 10, issuedForAccountId: 999 })), [
    404,
    'object_does_not_exist',
  ]);
  for (const wrong of [
    { type: '$', value: 10, validFrom: 2000, validUntil: 2000 },
    { type: '$', value: 10, isGiftCard: true, code: 'GIFT' },
    { type: '%', value: 10, isGiftCard: true },
    { type: '$', value: 10, code: 'two words' },
  ])
    assert.equal((await issue(wrong)).statusCode, 400, JSON.stringify(wrong));
  await database.updateTable('promoCode').set({ uses: 5 }).where('id', '=', id).execute();
  for (const wrong of [{ validUntil: 1_700_000_000 }, { mostUses: 4 }])
    assert.deepEqual(refusal(await change(id, wrong)), [400, 'invalid_promo_code']);
  assert.equal((await auditLines(database)).length, 1);
});

test('[A-74] forgets who entered a code once the entry no longer counts', async (t) => {
  const { ask, issue, database, clock, jobs } = await openHostAndOperator(t);
  await jobs.runDue();
  for (const code of ['OLD', 'NEW']) {
    await issue({ type: '%', value: 10, code });
    assert.equal((await ask(code)).statusCode, 200);
  }
  // The sweep runs at midnight UTC.
  const sweptAtMs = Math.ceil(clock.nowMs() / 86_400_000) * 86_400_000;
  const enter = (code: string, atMs: number) =>
    database
      .updateTable('enteredPromoCode')
      .set({ enteredAt: new Date(atMs) })
      .from('promoCode')
      .whereRef('promoCode.id', '=', 'promoCodeId')
      .where('code', '=', code)
      .execute();
  await enter('OLD', sweptAtMs - 86_400_001);
  await enter('NEW', sweptAtMs - 86_400_000);
  clock.advanceSeconds((sweptAtMs - clock.nowMs()) / 1000);
  await jobs.runDue();
  const left = await database
    .selectFrom('enteredPromoCode')
    .innerJoin('promoCode', 'promoCode.id', 'promoCodeId')
    .select('code')
    .execute();
  assert.deepEqual(left, [{ code: 'NEW' }]);
});
