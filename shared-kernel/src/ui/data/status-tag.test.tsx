import { render, screen } from '@testing-library/react';
import { tones } from '../../domain/status/status-view';
import { StatusTag } from './status-tag';

const tints = {
  success: 'ant-tag-success',
  warning: 'ant-tag-warning',
  danger: 'ant-tag-error',
  info: 'ant-tag-processing',
  neutral: 'ant-tag-outlined',
} as const;

it.each(tones)('[C6] StatusTag shows %s as text with an icon and a background tint', (tone) => {
  render(<StatusTag view={{ label: 'Legal Verified', tone, icon: 'shield-check' }} />);
  const tag = screen.getByText('Legal Verified').parentElement;
  expect(tag).toHaveClass('ant-tag', tints[tone]);
  expect(tag).toHaveTextContent(/^Legal Verified$/);
  expect(tag?.querySelector('svg')).toBeInTheDocument();
});
