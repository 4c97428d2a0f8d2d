import { leftFilesOf } from './left-files.ts';

const key = 'account:3:left-uploads';
const left = { name: '1.jpg', bytes: 4, target: { eventId: 7, eventName: 'Gala', providerId: 3 } };

beforeEach(() => sessionStorage.clear());

test('keeps what an account has not added in the tab, and nothing once all is added', () => {
  const files = leftFilesOf(3);
  expect(files.read()).toEqual([]);
  files.write([left]);
  expect(files.read()).toEqual([left]);
  expect(leftFilesOf(4).read()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  files.write([]);
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', 'null', '{"name":"1.jpg"}', '[null,{"name":"1.jpg"},{"name":1,"bytes":4}]'])(
  'an edited storage (%s) has none',
  (stored) => {
    sessionStorage.setItem(key, stored);
    expect(leftFilesOf(3).read()).toEqual([]);
  },
);
