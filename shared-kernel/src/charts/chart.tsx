import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { formatNumber } from '../format';
import { useToast } from '../shell';
import { palettes } from '../theme/palette';
import { useThemeChoice } from '../theme/theme-context';
import { usePrinting } from '../theme/use-printing';
import { Button, EmptyState, Icon, Section } from '../ui';
import { ActionMenu } from '../ui/overlay/action-menu';
import { ChartCanvas } from './chart-canvas';
import { hasNonZeroValues, type ChartContent, type ChartKind } from './chart-data';
import { type LegendLabels, SeriesLegend } from './chart-legend';
import { ChartTable } from './chart-table';
import styles from './chart.module.css';
import { downloadChartCsv, downloadChartPng } from './export-chart';

export interface ChartProps extends ChartContent {
  /** Use `column` to compare values, `bar` for long names, and `line` or `area` for values over time. */
  readonly kind: ChartKind;
  readonly isStacked?: boolean;
  readonly legendOf?: (name: string) => LegendLabels;
  readonly centre?: ReactNode;
}

const refusedPng = {
  variant: 'destructive',
  title: 'The image could not be created',
  description:
    'The privacy settings of your browser block image export. Download the CSV file instead.',
} as const;

const drawnCanvas = (stage: HTMLElement | null) =>
  stage?.querySelector<HTMLCanvasElement>('[data-state="drawn"] canvas') ?? null;

interface ChartActionsProps {
  readonly chart: ChartContent;
  readonly stage: RefObject<HTMLElement | null>;
  readonly isTable: boolean;
  readonly onToggle: () => void;
}

function ChartActions({ chart, stage, isTable, onToggle }: ChartActionsProps) {
  const { title } = chart;
  const { surface, text } = palettes[useThemeChoice().mode];
  const { show } = useToast();
  return (
    <>
      <Button
        type="text"
        size="small"
        aria-pressed={isTable}
        icon={<Icon name="table" />}
        onClick={onToggle}
      >
        Table
      </Button>
      <ActionMenu
        label={`Download ${title}`}
        icon="download"
        type="text"
        size="small"
        isIconOnly
        items={[
          { key: 'csv', label: 'CSV', onSelect: () => downloadChartCsv(chart) },
          {
            key: 'png',
            label: 'PNG',
            isDisabled: isTable,
            onSelect: () =>
              downloadChartPng(chart, drawnCanvas(stage.current), {
                ground: surface,
                ink: text,
                onRefused: () => show(refusedPng),
              }),
          },
        ]}
      />
    </>
  );
}

const noFigures = (
  <EmptyState illustration="chart" title="No data yet" description="No data for this selection." />
);

/** A chart with title and summary. The user can show its values as a table and download them as CSV or PNG. */
export function Chart({ kind, isStacked = false, legendOf, centre, ...props }: ChartProps) {
  const { title, data, formatValue = formatNumber, tones, height = 240, level } = props;
  const summary = props.note === undefined ? props.summary : `${props.summary} ${props.note}`;
  const { formatExact = formatValue } = props;
  const [isTable, setIsTable] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const isEmpty = !hasNonZeroValues(data);
  const isPrinting = usePrinting();
  const toggle = () => setIsTable(!isTable);
  const actions = <ChartActions chart={props} stage={stage} isTable={isTable} onToggle={toggle} />;

  return (
    <Section
      title={title}
      description={summary}
      level={level}
      actions={isEmpty ? undefined : actions}
    >
      {isEmpty && noFigures}
      {!isEmpty && isTable && <ChartTable {...props} formatValue={formatExact} />}
      {!isEmpty && !isTable && (
        <div className={styles.body} data-kind={kind}>
          <div ref={stage} className={styles.stage}>
            <ChartCanvas
              kind={kind}
              data={data}
              summary={summary}
              valueLabel={props.valueLabel}
              formatValue={formatValue}
              formatExact={formatExact}
              tones={tones}
              isStacked={isStacked}
              height={height}
            />
            {centre !== undefined && <div className={styles.centre}>{centre}</div>}
          </div>
          <SeriesLegend {...props} kind={kind} wordsOf={legendOf} />
          {isPrinting && (
            <div className={styles.instead} aria-hidden="true">
              <ChartTable {...props} formatValue={formatExact} />
            </div>
          )}
        </div>
      )}
    </Section>
  );
}
