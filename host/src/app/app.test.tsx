import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { RootBoundary } from './app';
import { latePage } from './late-page';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
});

describe('RootBoundary', () => {
  it('[E3] says that a page’s file is lost, and brings it by Try Again without a reload', async () => {
    const load = jest.fn<Promise<() => string>, []>().mockRejectedValueOnce(new Error('lost'));
    const Page = latePage(load);
    render(
      <RootBoundary>
        <Suspense>
          <Page />
        </Suspense>
      </RootBoundary>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A file of the page could not be loaded.',
    );
    load.mockResolvedValue(() => 'the page');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('the page')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
