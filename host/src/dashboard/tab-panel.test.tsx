import { screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { contractsTab } from '../page/test-remotes';
import { preloadOverview } from './overview-screen';
import { TabPanel } from './tab-panel';

const askAnew = jest.fn<Promise<void>, [string]>();
jest.mock('../federation/composition', () => ({
  ...jest.requireActual<object>('../federation/composition'),
  reloadRelease: (name: string) => askAnew(name),
}));

const Overview = jest.fn<string, []>();
let isDown = false;
jest.mock('./overview/overview', () => ({
  __esModule: true,
  get Overview() {
    if (isDown) throw new Error('down');
    return () => Overview();
  },
}));

const openOverview = () =>
  renderWithProviders(<TabPanel portal="banking" open={{ state: 'overview' }} />);

beforeEach(() => {
  isDown = false;
  Overview.mockReset().mockReturnValue('The overview');
});

describe('TabPanel', () => {
  it('[E3] an overview that could not be loaded shows an error, and “Try Again” loads it', async () => {
    isDown = true;
    const { user } = openOverview();
    expect(await screen.findByText('The overview could not be loaded.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The overview')).toBeVisible();
  });

  it('[F4] the overview appears at once if its code has loaded', async () => {
    await preloadOverview();
    openOverview();
    expect(screen.getByText('The overview')).toBeVisible();
  });

  it('[E3] an error of the overview affects only its tab, and “Try Again” renders the overview again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    Overview.mockImplementation(() => {
      throw new Error('broken inside');
    });
    const { user } = openOverview();
    expect(await screen.findByText('broken inside')).toBeVisible();
    Overview.mockReset().mockReturnValue('The overview');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The overview')).toBeVisible();
    log.mockRestore();
  });

  it('[F3] neither the overview nor an error appears before the composition has loaded', () => {
    renderWithProviders(<TabPanel portal="banking" open={{ state: 'unknown' }} />);
    expect(screen.queryByText('The overview')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[E3, F3] a tab whose release is invalid shows the reason, and “Try Again” loads the release again', async () => {
    const tab = { ...contractsTab, fault: 'has an invalid description: it is empty.' };
    const open = { state: 'remote' as const, tab };
    const { user } = renderWithProviders(<TabPanel portal="banking" open={open} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The release of the contracts remote has an invalid description: it is empty.',
    );
    askAnew.mockRejectedValue(new Error('down'));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(askAnew).toHaveBeenCalledWith('contracts');
  });
});
