import { createTooltipContent } from './chart-theme';

const items = [
  { name: 'Volume', value: '$1,200', color: 'rgb(1, 2, 3)' },
  { name: '<b>Fees</b>', value: '$12', color: 'rgb(4, 5, 6)' },
];

it('[AN2] the tooltip shows each value next to its series colour, and escapes markup in names', () => {
  const tip = createTooltipContent(undefined, { title: 'March', items });
  expect(tip.querySelector('.g2-tooltip-title')).toHaveTextContent('March');
  const lines = [...tip.querySelectorAll('.g2-tooltip-list > .g2-tooltip-list-item')];
  expect(lines.map((line) => line.textContent)).toEqual(['Volume$1,200', '<b>Fees</b>$12']);
  expect(tip.querySelector('.g2-tooltip-list-item-marker')).toHaveStyle({
    background: 'rgb(1, 2, 3)',
  });
});

it('[AN2] a tooltip without a title has no heading', () => {
  expect(
    createTooltipContent(undefined, { title: '', items }).querySelector('.g2-tooltip-title'),
  ).toBeNull();
});

it('[E2] a chart shows no native browser tooltip', () => {
  expect(
    createTooltipContent(undefined, { title: 'March', items }).querySelector('[title]'),
  ).toBeNull();
});
