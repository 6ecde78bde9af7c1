import { screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing';
import { TabPanel } from './tab-panel';

const drawn = jest.fn<string, []>();
jest.mock('./overview/overview', () => ({ Overview: () => <p>{drawn()}</p> }));

describe('TabPanel', () => {
  it('[E3] keeps what goes wrong with the overview to its tab, and Try Again draws it anew', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    drawn.mockImplementation(() => {
      throw new Error('broken inside');
    });
    const { user } = renderWithProviders(<TabPanel portal="banking" tab="overview" />);
    expect(await screen.findByText('broken inside')).toBeVisible();
    drawn.mockReturnValue('The overview');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The overview')).toBeVisible();
    log.mockRestore();
  });
});
