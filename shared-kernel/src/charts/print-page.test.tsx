import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/render';
import { TrustfoldTheme } from '../theme';
import type { drawChart, DrawnChart } from './ant-charts';
import { Chart } from './chart';
import { printPage } from './print-page';

const mockDraw = jest.fn<Promise<DrawnChart>, Parameters<typeof drawChart>>();

jest.mock('./ant-charts', () => ({
  drawChart: (...call: Parameters<typeof drawChart>) => mockDraw(...call),
}));

const drawn: DrawnChart = {
  update: () => Promise.resolve(),
  fit: () => Promise.resolve(),
  canvas: () => null,
  destroy: () => undefined,
};

const renderChart = () =>
  renderWithProviders(
    <TrustfoldTheme mode="dark" compact={false} reducedMotion={false}>
      <Chart
        kind="column"
        title="Volume"
        summary="Fiat leads."
        categoryLabel="Type"
        valueLabel="Volume"
        data={[{ category: 'Fiat', value: 62 }]}
      />
    </TrustfoldTheme>,
  );

describe('printPage', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[AN2] draws what nobody has scrolled to, light and without motion, and then prints', async () => {
    mockDraw.mockReturnValue(
      new Promise((resolve) => {
        setTimeout(() => resolve(drawn), 500);
      }),
    );
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    renderChart();
    expect(mockDraw).not.toHaveBeenCalled();

    let printed: Promise<void> = Promise.resolve();
    await act(async () => {
      printed = printPage();
      await jest.advanceTimersByTimeAsync(1);
    });
    const [, spec] = mockDraw.mock.calls[0] ?? [];
    expect(spec).toMatchObject({
      theme: { type: 'classic' },
      children: [{ animate: { enter: { type: null } } }],
    });
    expect(print).not.toHaveBeenCalled();

    await act(async () => {
      await jest.advanceTimersByTimeAsync(500);
      await printed;
    });
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('img')).toHaveAttribute('data-ground', 'light');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('img')).toHaveAttribute('data-ground', 'dark');
  });

  it('[AN2] lends paper the figures of a chart that the browser prints by itself', async () => {
    mockDraw.mockResolvedValue(drawn);
    renderChart();
    const send = (event: string) =>
      act(async () => {
        window.dispatchEvent(new Event(event));
        await jest.advanceTimersByTimeAsync(1);
      });
    await send('beforeprint');
    expect(screen.getByRole('table', { hidden: true })).toHaveTextContent('Fiat');
    await send('afterprint');
    expect(screen.queryByRole('table', { hidden: true })).not.toBeInTheDocument();
  });
});
