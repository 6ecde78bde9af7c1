import { canReadCanvas, createCsvContent, createDatedFileName } from '../format';
import type { CsvFormat } from '../format/csv';
import { toSlug } from '../format/file-name';
import { getCsvFormat } from '../shell';
import { downloadFile } from '../ui';
import { listSeries, toChartRows, type ChartContent, type ChartRow } from './chart-data';

type Figures = Pick<ChartContent, 'title' | 'note' | 'data' | 'categoryLabel' | 'valueLabel'>;

/** Returns the unformatted values as CSV for calculations in a spreadsheet. The note has a separate column. */
export function createChartCsv(
  { data, categoryLabel, valueLabel, note }: Figures,
  format?: CsvFormat,
): string {
  const columns = [
    { header: categoryLabel, value: (row: ChartRow) => row.category },
    ...listSeries(data, valueLabel).map((name, index) => ({
      header: name,
      value: (row: ChartRow) => row.values[index],
    })),
    ...(note === undefined ? [] : [{ header: 'Note', value: () => note }]),
  ];
  return createCsvContent(columns, toChartRows(data, valueLabel), format);
}

const fileName = (title: string, ending: 'csv' | 'png') =>
  createDatedFileName(toSlug(title), ending, new Date());

export function downloadChartCsv(figures: Figures): void {
  downloadFile(fileName(figures.title, 'csv'), 'text/csv', createChartCsv(figures, getCsvFormat()));
}

interface PngOptions {
  readonly ground: string;
  readonly ink: string;
  /** Called if the browser blocks access to the canvas pixels or returns wrong pixels. */
  readonly onRefused: () => void;
}

/** Downloads the chart as a PNG with title and note. Does nothing before the chart is drawn. */
export function downloadChartPng(
  { title, note }: Pick<ChartContent, 'title' | 'note'>,
  picture: HTMLCanvasElement | null,
  { ground, ink, onRefused }: PngOptions,
): void {
  if (!canReadCanvas()) {
    onRefused();
    return;
  }
  const sheet = document.createElement('canvas');
  const context = sheet.getContext('2d');
  if (!picture || !context) return;
  const scale = picture.width / Math.max(picture.clientWidth, 1);
  const head = (note === undefined ? 40 : 60) * scale;
  sheet.width = picture.width;
  sheet.height = picture.height + head;
  context.fillStyle = ground;
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.fillStyle = ink;
  context.font = `600 ${16 * scale}px sans-serif`;
  context.fillText(title, 12 * scale, 26 * scale);
  if (note !== undefined) {
    context.font = `${12 * scale}px sans-serif`;
    context.fillText(note, 12 * scale, 46 * scale, sheet.width - 24 * scale);
  }
  context.drawImage(picture, 0, head);
  sheet.toBlob((blob) => {
    if (blob) downloadFile(fileName(title, 'png'), 'image/png', blob);
    else onRefused();
  });
}
