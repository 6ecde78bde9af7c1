import { render, screen } from '@testing-library/react';
import { ContactLink } from './contact-link';

it.each([
  ['email', 'a&b@müller.example', 'mailto:a%26b@m%C3%BCller.example'],
  ['phone', '+1 832 555 0117 ext. 5', 'tel:+18325550117;ext=5'],
  ['website', 'https://müller.example.', 'https://müller.example.'],
] as const)('[R12, CL5] links the %s %j of a client to %s', (kind, to, address) => {
  render(<ContactLink kind={kind} to={to} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', address);
});

it.each([
  ['email', 'ask reception'],
  ['email', 'a@b.example?bcc=x@y.example, z'],
  ['phone', 'ask for 112'],
  ['phone', 'see website'],
  ['website', 'javascript:alert(1)'],
  ['website', 'http://user@evil.example'],
  ['website', 'https://localhost'],
] as const)('[R50] shows the %s %j of a client as plain text without a link', (kind, to) => {
  render(<ContactLink kind={kind} to={to} />);
  expect(screen.getByText(to.replace(/^https?:\/\//, ''))).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});
