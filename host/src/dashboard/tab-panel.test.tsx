import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { contractsTab } from '../page/test-remotes';
import { TabPanel } from './tab-panel';

const askAnew = jest.fn<Promise<void>, [string]>();
jest.mock('../federation/composition', () => ({
  ...jest.requireActual<object>('../federation/composition'),
  loadReleaseAnew: (name: string) => askAnew(name),
}));

const drawn = jest.fn<string, []>();
const held = jest.fn<ComponentType | undefined, []>();
const load = jest.fn<Promise<ComponentType>, []>();
jest.mock('./load-overview', () => ({ loadedOverview: () => held(), loadOverview: () => load() }));

const Overview = () => <p>{drawn()}</p>;

const openOverview = () =>
  renderWithProviders(<TabPanel portal="banking" open={{ state: 'overview' }} />);

beforeEach(() => {
  held.mockReset().mockReturnValue(Overview);
  load.mockReset().mockRejectedValue(new Error('down'));
  drawn.mockReset().mockReturnValue('The overview');
});

describe('TabPanel', () => {
  it('[F4] shows the overview at once if its code has loaded', () => {
    openOverview();
    expect(screen.getByText('The overview')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });

  it('[F4] shows the overview as soon as its code has loaded', async () => {
    held.mockReturnValue(undefined);
    load.mockResolvedValue(Overview);
    openOverview();
    expect(screen.queryByText('The overview')).not.toBeInTheDocument();
    expect(await screen.findByText('The overview')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[E3] says that the overview could not be loaded, and Try Again loads it', async () => {
    held.mockReturnValue(undefined);
    const { user } = openOverview();
    expect(await screen.findByText('The overview could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The overview could not be loaded.')).toBeVisible();
    load.mockResolvedValue(Overview);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The overview')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('[E3] keeps what goes wrong with the overview to its tab, and Try Again draws it again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    drawn.mockImplementation(() => {
      throw new Error('broken inside');
    });
    const { user } = openOverview();
    expect(await screen.findByText('broken inside')).toBeVisible();
    drawn.mockReset().mockReturnValue('The overview');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The overview')).toBeVisible();
    log.mockRestore();
  });

  it('[F3] shows neither overview nor error while it is not known what is deployed', () => {
    renderWithProviders(<TabPanel portal="banking" open={{ state: 'unknown' }} />);
    expect(screen.queryByText('The overview')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[E3, F3] says what is wrong with a release, and Try Again requests it again', async () => {
    const tab = { ...contractsTab, fault: 'has an invalid description: it is empty.' };
    const open = { state: 'remote' as const, tab };
    const { user } = renderWithProviders(<TabPanel portal="banking" open={open} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The release of the contracts part has an invalid description: it is empty.',
    );
    askAnew.mockRejectedValue(new Error('down'));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(askAnew).toHaveBeenCalledWith('contracts');
  });
});
