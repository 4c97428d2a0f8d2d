import { placeBehindFrame, squareOf, wholeCrop } from './crop-square.ts';

test('the whole crop is the largest square in the middle', () => {
  expect(squareOf({ width: 400, height: 300 }, wholeCrop)).toEqual({ side: 300, x: 50, y: 0 });
  expect(squareOf({ width: 300, height: 400 }, wholeCrop)).toEqual({ side: 300, x: 0, y: 50 });
});

test('an enlarged crop reaches every corner and stays in the image', () => {
  const size = { width: 400, height: 300 };
  expect(squareOf(size, { zoom: 300, across: 0, down: 0 })).toEqual({ side: 100, x: 0, y: 0 });
  expect(squareOf(size, { zoom: 300, across: 100, down: 100 })).toEqual({ side: 100, x: 300, y: 200 });
});

test('the frame shows what is kept', () => {
  expect(placeBehindFrame({ width: 400, height: 200 }, { zoom: 200, across: 100, down: 50 })).toEqual({
    inlineSize: '400%',
    insetInlineStart: '-300%',
    insetBlockStart: '-50%',
  });
});
