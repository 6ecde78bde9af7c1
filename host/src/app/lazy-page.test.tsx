import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type FunctionComponent } from 'react';
import { createLazyPageComponent } from './lazy-page';

const load = jest.fn<Promise<FunctionComponent>, []>();

function open() {
  const Page = createLazyPageComponent(load);
  render(
    <Suspense fallback="waiting">
      <Page />
    </Suspense>,
  );
}

const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

beforeEach(() => {
  load.mockReset();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

describe('createLazyPageComponent', () => {
  it('[E3] “Try Again” loads a missing file without reloading the page', async () => {
    load.mockRejectedValueOnce(new Error('lost')).mockResolvedValue(() => 'the page');
    open();
    expect(screen.getByText('waiting')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This page could not be loaded completely.',
    );
    await tryAgain();
    expect(await screen.findByText('the page')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[E3] the first retry loads the file again, and the second reloads the page @deep', async () => {
    load.mockRejectedValue(new Error('lost'));
    open();
    await screen.findByRole('alert');
    await tryAgain();
    expect(load).toHaveBeenCalledTimes(2);
    await tryAgain();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
