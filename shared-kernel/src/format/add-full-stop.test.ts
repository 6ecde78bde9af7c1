import { addFullStop } from './add-full-stop';

describe('addFullStop', () => {
  it.each([
    ['New copy requested', 'New copy requested.'],
    ['New copy requested. ', 'New copy requested.'],
    ['  Of Baltic Fuels Ltd.', 'Of Baltic Fuels Ltd.'],
    ['Is it paid?', 'Is it paid?'],
    ['He said “no.”', 'He said “no.”'],
    ['Attached (twice)', 'Attached (twice).'],
    ['And so on…', 'And so on…'],
    ['已付款。', '已付款。'],
    ['   ', ''],
  ])('[format] addFullStop makes %j end with exactly one punctuation mark', (text, sentence) => {
    expect(addFullStop(text)).toBe(sentence);
  });
});
