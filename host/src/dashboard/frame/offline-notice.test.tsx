import { render, screen } from '@testing-library/react';
import { OfflineNotice } from './offline-notice';

let status = 'online';
jest.mock('shared-kernel/workspace', () => ({ useServerStatus: () => status }));

it('[R158] a status message says that the server cannot be reached, and disappears when it can be reached again', () => {
  const { rerender } = render(<OfflineNotice />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  status = 'offline';
  rerender(<OfflineNotice key={status} />);
  expect(screen.getByRole('status', { name: 'Connection' })).toHaveTextContent(
    'Offline. Changes are not saved until the server can be reached.',
  );
  status = 'online';
  rerender(<OfflineNotice key={status} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
