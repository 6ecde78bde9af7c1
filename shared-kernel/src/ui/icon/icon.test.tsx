import { render, screen } from '@testing-library/react';
import { keysOf } from '../../format/map-to-record';
import { Icon } from './icon';
import { iconShapes } from './icon-shapes';

it.each(keysOf(iconShapes))('[ui] the icon %s is drawn', (name) => {
  render(<Icon name={name} label={name} />);
  expect(screen.getByRole('img', { name }).querySelector('svg')).toBeInTheDocument();
});

it('[ui] an icon without a label is hidden from screen readers', () => {
  const { container } = render(<Icon name="bank" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
