import { render, screen } from '@testing-library/react';
import { ContactLink } from './contact-link';

it.each([
  ['email', 'a&b@müller.example', 'mailto:a%26b@m%C3%BCller.example'],
  ['phone', '+1 832 555 0117 ext. 5', 'tel:+18325550117;ext=5'],
  ['website', 'https://müller.example.', 'https://müller.example.'],
] as const)('[R12, CL5] the %s %j leads to %s', (kind, to, address) => {
  render(<ContactLink kind={kind} to={to} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', address);
});
