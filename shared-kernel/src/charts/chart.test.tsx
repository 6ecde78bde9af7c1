import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, type ComponentProps } from 'react';
import { mockCanvas } from '../format/test-canvas';
import { useCurrentToast } from '../shell';
import { renderWithProviders } from '../testing/render';
import { Chart } from './chart';
import type { ChartContent } from './chart-data';
import type { ChartPlot } from './chart-plot';

type ChartPlotProps = ComponentProps<typeof ChartPlot>;

const mockDraw = jest.fn<unknown, [ChartPlotProps]>();

function MockDrawnChart(props: ChartPlotProps) {
  useEffect(() => {
    mockDraw(props);
  }, [props]);
  return <canvas width={1} height={1} />;
}

jest.mock('./chart-plot', () => ({ ChartPlot: MockDrawnChart }));

const volume: ChartContent = {
  title: 'Transaction volume by type',
  summary: 'Fiat leads with 62% of the volume.',
  categoryLabel: 'Type',
  valueLabel: 'Volume',
  data: [
    { category: 'Fiat', value: 62 },
    { category: 'FX', value: 28 },
    { category: 'Crypto', value: 10 },
  ],
  formatValue: (value) => `$${value}M`,
};

function ToastTitle() {
  const { toast } = useCurrentToast();
  return <p>{toast?.title}</p>;
}

let comeIntoView: () => void;

const watch = (report: IntersectionObserverCallback) => {
  const observer = {
    observe: () => undefined,
    disconnect: () => undefined,
  } as unknown as IntersectionObserver;
  comeIntoView = () => report([{ isIntersecting: true } as IntersectionObserverEntry], observer);
  return observer;
};

describe('Chart', () => {
  beforeEach(() => {
    jest.clearAllMocks();
    mockDraw.mockImplementation(({ onDrawn }) => onDrawn('light'));
    jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(watch);
  });

  it('[AN2] a chart shows title and summary immediately, and is drawn when it scrolls into view', async () => {
    renderWithProviders(<Chart {...volume} kind="column" />);
    expect(screen.getByRole('region', { name: 'Transaction volume by type' })).toBeVisible();
    expect(screen.getByRole('img', { name: volume.summary })).toBeVisible();
    expect(screen.getByText(volume.summary)).toBeVisible();
    expect(mockDraw).not.toHaveBeenCalled();

    act(() => comeIntoView());

    await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('data-state', 'drawn'));
  });

  it('[AN2] a chart can show its values in a table', async () => {
    const { user } = renderWithProviders(<Chart {...volume} kind="column" />);
    await user.click(screen.getByRole('button', { name: 'Table', pressed: false }));
    const table = screen.getByRole('table', { name: volume.title });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['TypeVolume', 'Fiat$62M', 'FX$28M', 'Crypto$10M']);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('[AN1] a chart downloads its values as CSV', async () => {
    const create = jest.spyOn(URL, 'createObjectURL');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = renderWithProviders(<Chart {...volume} kind="column" />);
    await user.click(screen.getByRole('button', { name: 'Download Transaction volume by type' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    const file = create.mock.calls[0]?.[0] as Blob;
    await waitFor(async () => expect(await file.text()).toContain('Type,Volume\r\nFiat,62\r\n'));
  });

  it.each([
    ['returns canvas pixels with noise', () => mockCanvas({ isGuarded: true })],
    ['creates no file from the canvas', () => mockCanvas()],
  ])(
    '[R20, AN1] a chart shows an error instead of a PNG download if the browser %s @deep',
    async (_how, lend) => {
      lend();
      const create = jest.spyOn(URL, 'createObjectURL');
      jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null));
      const { user } = renderWithProviders(
        <>
          <Chart {...volume} kind="column" />
          <ToastTitle />
        </>,
      );
      act(() => comeIntoView());
      await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('data-state', 'drawn'));
      await user.click(screen.getByRole('button', { name: 'Download Transaction volume by type' }));
      await user.click(await screen.findByRole('menuitem', { name: 'PNG' }));
      expect(await screen.findByText('The image could not be created')).toBeVisible();
      expect(create).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['the title', undefined, volume.summary, []],
    ['the note', 'A sample.', `${volume.summary} A sample.`, ['A sample.']],
  ])(
    '[AN2] the PNG of a chart contains %s, and the page shows the note of the chart after its summary @deep',
    async (_what, note, said, more) => {
      const texts: string[] = [];
      mockCanvas({ onText: (text) => texts.push(text) });
      const made = jest
        .spyOn(HTMLCanvasElement.prototype, 'toBlob')
        .mockImplementation((take) => take(new Blob()));
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      const { user } = renderWithProviders(<Chart {...volume} note={note} kind="column" />);
      act(() => comeIntoView());
      await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('data-state', 'drawn'));
      expect(screen.getByRole('img')).toHaveAccessibleName(said);
      expect(screen.getByText(said)).toBeVisible();
      texts.length = 0;
      await user.click(screen.getByRole('button', { name: 'Download Transaction volume by type' }));
      await user.click(await screen.findByRole('menuitem', { name: 'PNG' }));
      await waitFor(() => expect(made).toHaveBeenCalled());
      expect(texts).toEqual(expect.arrayContaining([volume.title, ...more]));
      expect(texts.includes('A sample.')).toBe(note !== undefined);
    },
  );

  it('[AN1] a chart without data shows “No data yet”', () => {
    renderWithProviders(<Chart {...volume} kind="column" data={[]} />);
    expect(screen.getByText('No data yet')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('[AN2] a chart that cannot be drawn shows an error and offers a retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    mockDraw.mockImplementationOnce(() => {
      throw new Error('No canvas');
    });
    const { user } = renderWithProviders(<Chart {...volume} kind="column" />);
    act(() => comeIntoView());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The chart could not be displayed. See the table for the values.',
    );
    expect(screen.getByRole('img')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('data-state', 'drawn'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[AN2] a chart with several series has a legend', () => {
    renderWithProviders(
      <Chart
        {...volume}
        kind="column"
        data={volume.data.flatMap((point) => [
          { ...point, series: 'This year' },
          { ...point, series: 'Last year' },
        ])}
      />,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'This year',
      'Last year',
    ]);
  });
});
