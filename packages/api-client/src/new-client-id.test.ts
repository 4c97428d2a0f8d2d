import { newClientId } from './new-client-id.ts';

test('an id is a UUID, and another one each time', () => {
  const ids = Array.from({ length: 100 }, newClientId);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
