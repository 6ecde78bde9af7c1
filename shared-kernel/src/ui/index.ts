export { Avatar, Badge, Button, Checkbox, Input, Popover, Switch, Tag } from './antd';
export { ActionMenu } from './overlay/action-menu';
export { Banner } from './feedback/banner';
export { ClearFilters, FilterBar } from './input/filter-bar';
export { CommandButton } from './input/command-button';
export { ConfirmDialog } from './overlay/confirm-dialog';
export { DataTable } from './data/data-table';
export { DataView, type DataViewQuery } from './data/data-view';
export { CalendarDateInput } from './input/calendar-date-input';
export { Dialog } from './overlay/dialog';
export { downloadFile } from './input/download-file';
export { EmptyState } from './feedback/empty-state';
export { ErrorCard, ErrorDetailsContext } from './feedback/error-card';
export { getErrorMessage } from './feedback/error-message';
export { FilterChip } from './input/filter-chip';
export { FilterSelect } from './input/filter-select';
export { SortSelect } from './input/sort-select';
export { Icon } from './icon/icon';
export { Kpi } from './data/kpi';
export { KpiRow } from './data/kpi-row';
export {
  createLazyDialogs,
  usePreload,
  type LazyDialogProps,
  type DialogControls,
} from './overlay/lazy-dialogs';
export { createLazyComponent, type LazyComponent } from '../loading/lazy-component';
export { createLazyDialog } from './overlay/lazy-dialog';
export { Notice } from './feedback/notice';
export { RowSelectionContext, RowSelectionCheckbox } from './data/row-selection';
export { PopoverContent } from './overlay/popover-content';
export { PrintHeader } from './layout/print-header';
export { ProgressTrack } from './data/progress-track';
export { RecordCard, type CardSummary } from './data/record-card';
export { isPlainClick, RecordLink } from './data/record-link';
export { RecordText } from './text/record-text';
export { ShortTime, RelativeTime } from './data/relative-time';
export { ResultCount } from './data/result-count';
export { ScreenHeader } from './layout/screen-header';
export { SearchField } from './input/search-field';
export { Section } from './layout/section';
export { SelectionBar } from './data/selection-bar';
export { SegmentedTabs, type SegmentedTab } from './input/segmented-tabs';
export {
  CardGridSkeleton,
  DetailSkeleton,
  KpiRowSkeleton,
  ScreenSkeleton,
  TableSkeleton,
} from './feedback/skeletons';
export { Stack } from './layout/stack';
export { StatusTag, getToneClass } from './data/status-tag';
export { Steps } from './data/steps';
export { type TableColumn } from './data/table-column';
export { Timeline, type TimelineItem } from './data/timeline';
export { Tooltip, TooltipProvider } from './overlay/tooltip';
export { focusRegion } from './keyboard/focus-region';
export { useIgnoreRepeatedEnter } from './keyboard/use-ignore-repeated-enter';
export { useIsPhone, useMediaQuery } from './layout/use-media-query';
export { isShortcutKeyPress, useShortcut } from './keyboard/use-shortcut';
export { useRowSelection, type RowSelection } from './data/use-row-selection';
export { useTypedText } from './input/use-typed-text';

export { VirtualCardGrid, VirtualList } from './data/virtual-list';
export { VisuallyHidden } from './text/visually-hidden';
