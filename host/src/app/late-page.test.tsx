import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { PlainBoundary } from 'shared-kernel/ui';
import { askPagesAgain, latePage } from './late-page';

const load = jest.fn<Promise<() => string>, []>();
const Page = latePage(load);

const draw = () =>
  render(
    <PlainBoundary fallback={() => 'failed'}>
      <Suspense fallback="waiting">
        <Page />
      </Suspense>
    </PlainBoundary>,
  );

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
});

describe('latePage', () => {
  it('[E3] is requested once more after it failed: a new page may know better then', async () => {
    load.mockRejectedValue(new Error('lost'));
    expect(askPagesAgain()).toBe(false);
    const first = draw();
    await screen.findByText('failed');
    first.unmount();
    expect(askPagesAgain()).toBe(true);
    const again = draw();
    expect(await screen.findByText('failed')).toBeVisible();
    again.unmount();
    expect(load).toHaveBeenCalledTimes(2);
    expect(askPagesAgain()).toBe(false);

    load.mockResolvedValue(() => 'the page');
    draw();
    await screen.findByText('the page');
    expect(askPagesAgain()).toBe(false);
  });
});
