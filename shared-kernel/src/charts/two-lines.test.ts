import { splitIntoTwoLines } from './chart-plot';

it.each([
  ['Caspian Pipeline Services · 8.2%', 'Caspian Pipeline\nServices · 8.2%'],
  ['Under Review', 'Under Review'],
  ['Anunbrokenlongname', 'Anunbrokenlongname'],
])('[AN2] splits a long name into two lines: %s', (name, lines) => {
  expect(splitIntoTwoLines(name)).toBe(lines);
});
