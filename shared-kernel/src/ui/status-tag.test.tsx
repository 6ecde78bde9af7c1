import { render, screen } from '@testing-library/react';
import { tones } from '../domain/status';
import { StatusTag } from './status-tag';

it.each(tones)('[C6] says %s in words, with an icon and its own tint', (tone) => {
  render(<StatusTag view={{ label: 'Legal Verified', tone, icon: 'shield-check' }} />);
  const tag = screen.getByText('Legal Verified').parentElement;
  expect(tag).toHaveClass(tone);
  expect(tag?.querySelector('svg')).toBeInTheDocument();
});
