import { render, screen } from '@testing-library/react';
import { iconNames } from '../../domain/status/status-view';
import { actionIconNames } from './action-icon-names';
import { Icon } from './icon';

it.each([...iconNames, ...actionIconNames])('[ui] icon %s is drawn', (name) => {
  render(<Icon name={name} label={name} />);
  expect(screen.getByRole('img', { name }).querySelector('svg')).toBeInTheDocument();
});

it('[ui] icon is decorative without a label', () => {
  const { container } = render(<Icon name="bank" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
