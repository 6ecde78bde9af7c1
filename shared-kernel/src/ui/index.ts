export { Avatar, Badge, Button, Checkbox, Input, Popover, Switch, Tag } from './antd';
export { ActionMenu } from './action-menu';
export { Banner } from './banner';
export { ClearFilters } from './clear-filters';
export { CommandButton } from './command-button';
export { ConfirmDialog } from './confirm-dialog';
export { DataTable } from './data-table';
export { DataView, type DataViewQuery } from './data-view';
export { DayInput } from './day-input';
export { Dialog } from './dialog';
export { downloadFile } from './download-file';
export { EmptyState } from './empty-state';
export { ErrorCard } from './error-card';
export { FaultReport } from './fault-report';
export { FilterBar } from './filter-bar';
export { FilterSelect } from './filter-select';
export { Icon } from './icon';
export { Kpi } from './kpi';
export { KpiRow } from './kpi-row';
export { lateDialogs, type LateDialogProps } from './late-dialogs';
export { LatePart } from './late-part';
export { Notice } from './notice';
export { PlainBoundary } from './plain-boundary';
export { PrintHeader } from './print-header';
export { ProgressTrack } from './progress-track';
export { RecordCard } from './record-card';
export { RecordText } from './record-text';
export { RelativeTime } from './relative-time';
export { ResultCount } from './result-count';
export { ScreenHeader } from './screen-header';
export { SearchField } from './search-field';
export { Section } from './section';
export { SelectionBar } from './selection-bar';
export { SegmentedTabs, type SegmentedTab } from './segmented-tabs';
export {
  CardGridSkeleton,
  DetailSkeleton,
  KpiRowSkeleton,
  ScreenSkeleton,
  TableSkeleton,
} from './skeletons';
export { Stack } from './stack';
export { StatusTag } from './status-tag';
export { Steps } from './steps';
export { type TableColumn } from './table-column';
export { Timeline, type TimelineItem } from './timeline';
export { TooltipProvider } from './tooltip-provider';
export { toneClass } from './tone-class';
export { focusPlace } from './focus-place';
export { useKeptFocus } from './use-kept-focus';
export { useLatePart } from './use-late-part';
export { useIsPhone, useMediaQuery } from './use-media-query';
export { isPlainKey } from './is-plain-key';
export { useRowSelection, type RowSelection } from './use-row-selection';
export { useShortcut } from './use-shortcut';
export { useTypedText } from './use-typed-text';
export { VirtualCardGrid } from './virtual-card-grid';
export { VirtualList } from './virtual-list';
export { VisuallyHidden } from './visually-hidden';
