import { act, screen } from '@testing-library/react';
import { useEffect, type ComponentProps } from 'react';
import { renderWithProviders } from '../testing/render';
import { TrustfoldTheme } from '../theme';
import { Chart } from './chart';
import type { ChartPlot } from './chart-plot';
import { printPage } from './print-page';

type ChartPlotProps = ComponentProps<typeof ChartPlot>;

const mockDraw = jest.fn<unknown, [ChartPlotProps]>();

function MockDrawnChart(props: ChartPlotProps) {
  useEffect(() => {
    mockDraw(props);
  }, [props]);
  return null;
}

jest.mock('./chart-plot', () => ({ ChartPlot: MockDrawnChart }));

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

  it('[AN2] printing also draws charts that are outside the viewport, in light mode and without animation @deep', async () => {
    mockDraw.mockImplementation(({ mode, onDrawn }) => {
      setTimeout(() => onDrawn(mode), 500);
    });
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    renderChart();
    expect(mockDraw).not.toHaveBeenCalled();

    let printed: Promise<void> = Promise.resolve();
    await act(async () => {
      printed = printPage();
      await jest.advanceTimersByTimeAsync(1);
    });
    expect(mockDraw.mock.calls[0]?.[0]).toMatchObject({ mode: 'light', reducedMotion: true });
    expect(print).not.toHaveBeenCalled();

    await act(() => jest.advanceTimersByTimeAsync(500));
    await act(async () => {
      await jest.advanceTimersByTimeAsync(1);
      await printed;
    });
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('img')).toHaveAttribute('data-ground', 'light');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.getByRole('img')).toHaveAttribute('data-ground', 'dark');
  });

  it('[AN2] printing from the browser menu adds the table of values @deep', async () => {
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
