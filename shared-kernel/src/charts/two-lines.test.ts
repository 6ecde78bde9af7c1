import { inTwoLines } from './drawn-chart';

it.each([
  ['Caspian Pipeline Services · 8.2%', 'Caspian Pipeline\nServices · 8.2%'],
  ['Under Review', 'Under Review'],
  ['Anunbrokenlongname', 'Anunbrokenlongname'],
])('[AN2] writes a long name in two lines: %s', (name, lines) => {
  expect(inTwoLines(name)).toBe(lines);
});
