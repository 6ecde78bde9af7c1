export { actionIconNames, type ActionIconName } from './action-icon-names';
export { ActionMenu, type ActionMenuItem, type ActionMenuProps } from './action-menu';
export {
  Button,
  Dropdown,
  Input,
  Popover,
  Select,
  type ButtonProps,
  type DrawerProps,
  type InputProps,
  type InputRef,
  type MenuProps,
  type ModalProps,
  type SelectProps,
} from './antd';
export { Checkbox, type CheckboxProps } from './checkbox';
export { classNames } from './class-names';
export { ClearFilters, type ClearFiltersProps } from './clear-filters';
export { CommandButton, type CommandButtonProps } from './command-button';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { DataTable } from './data-table';
export { DataView, type DataViewProps, type DataViewQuery } from './data-view';
export { Dialog, type DialogProps } from './dialog';
export { downloadFile } from './download-file';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { ErrorBoundary, type ErrorBoundaryProps, type ErrorFallback } from './error-boundary';
export { ErrorCard, type ErrorCardProps } from './error-card';
export { errorMessage } from './error-message';
export { FilterBar, type FilterBarProps } from './filter-bar';
export { FilterSelect, type FilterOption, type FilterSelectProps } from './filter-select';
export { Icon, type IconProps } from './icon';
export { illustrations, type IllustrationName } from './illustration';
export { isAsked, isOverlaid } from './is-overlaid';
export { Kpi, type KpiDelta, type KpiProps } from './kpi';
export { KpiRow, type KpiRowProps } from './kpi-row';
export { Notice, type NoticeProps } from './notice';
export { PrintHeader, type PrintHeaderProps } from './print-header';
export { PrintSheet, type PrintSheetProps } from './print-sheet';
export { RecordText, type RecordTextProps } from './record-text';
export { RelativeTime, type RelativeTimeProps } from './relative-time';
export { ResultCount, type ResultCountProps } from './result-count';
export { ScreenHeader, type ScreenHeaderProps } from './screen-header';
export { SearchField, type SearchFieldProps } from './search-field';
export { Section, type SectionProps } from './section';
export { SegmentedTabs, type SegmentedTab, type SegmentedTabsProps } from './segmented-tabs';
export { SkeletonBlock, type SkeletonBlockProps } from './skeleton-block';
export {
  CardGridSkeleton,
  DetailSkeleton,
  KpiRowSkeleton,
  ScreenSkeleton,
  TableSkeleton,
} from './skeletons';
export { Sparkline, type SparklineProps } from './sparkline';
export { Stack, type StackProps } from './stack';
export { StatusTag, type StatusTagProps } from './status-tag';
export { Switch, type SwitchProps } from './switch';
export { type DataTableProps, type TableColumn, type TableSort } from './table-column';
export { Timeline, type TimelineItem, type TimelineProps } from './timeline';
export { Tip, type TipProps } from './tip';
export { TipProvider, type TipProviderProps } from './tip-provider';
export { toneClass } from './tone-class';
export { useCopy } from './use-copy';
export { focusPlace } from './focus-place';
export { useKeptFocus } from './use-kept-focus';
export { useIsPhone, useIsTouch, useMediaQuery, usePrefersReducedMotion } from './use-media-query';
export { useShortcut } from './use-shortcut';
export { useTypedText } from './use-typed-text';
export { VirtualCardGrid, type VirtualCardGridProps } from './virtual-card-grid';
export { VirtualList, type VirtualListProps } from './virtual-list';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden';
